import { heroTexts, labelsTexts } from 'virtual:texts'
import { useTexts } from '@/settings/use-texts.ts'
import { TalkButton } from './talk-button.tsx'

/** Below the page's last words, and in their language. */
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
