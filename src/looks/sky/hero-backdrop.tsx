import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from './sky.tsx'

export function HeroBackdrop() {
  const { texts, lang } = useTexts('stars')
  return (
    <div className="hero-sky" lang={lang}>
      <Sky names={texts} />
      <p aria-hidden="true" data-south={texts.south} className="hero-constellation">
        {texts.constellation}
      </p>
    </div>
  )
}
