import { useTexts } from '@/settings/use-texts.ts'
import { Sky } from './sky.tsx'

export function HeroSky() {
  const texts = useTexts('stars')
  return <Sky names={texts} lang={texts.lang} className="hero-sky print:hidden" />
}
