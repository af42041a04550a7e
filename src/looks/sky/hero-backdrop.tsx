import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from './sky.tsx'

export function HeroBackdrop() {
  const { texts, lang } = useTexts('stars')
  return (
    <Sky names={texts} lang={lang} className="hero-sky">
      <p data-south={texts.south} className="hero-constellation">
        {texts.constellation}
      </p>
    </Sky>
  )
}
