import { heroTexts, labelsTexts } from 'virtual:texts'
import { useTexts } from '@/settings/use-texts.ts'
import { TalkButton } from './talk-button.tsx'

/** In the language of the words above it, which other languages may not have translated. */
export function ClosingCall() {
  const { lang } = useTexts('footer')
  const { cta, greeting } = heroTexts
  const words = { label: cta.talk, newTab: labelsTexts.newTab, greeting }
  return (
    <div className="footer-call relative">
      <TalkButton section="footer" words={lang && words} />
    </div>
  )
}
