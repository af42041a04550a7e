import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from './sky.tsx'

export function HeroBackdrop() {
  const texts = useTexts('stars')
  return (
    <Sky names={texts} lang={texts.lang} className="hero-sky print:hidden">
      <p className="hero-constellation text-xs text-fg-2">
        <span>{texts.constellation}</span>
        <span className="hero-south hidden lg:inline">{`. ${texts.south}`}</span>
      </p>
    </Sky>
  )
}
