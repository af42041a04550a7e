import { heroTexts, labelsTexts } from 'virtual:texts'
import { useTexts } from '@/settings/use-texts.ts'
import { WhatsAppButton } from './whatsapp-button.tsx'

/** Below the page's last words, in the footer's language, whatever the header's is. */
export function ClosingCall() {
  const { lang } = useTexts('footer')
  const hero = useTexts('hero').texts
  const labels = useTexts('labels').texts
  const call = lang ? { ...heroTexts, ...labelsTexts } : { ...hero, ...labels }
  return (
    <div className="footer-call relative">
      <WhatsAppButton
        label={call.cta.talk}
        newTab={call.newTab}
        greeting={call.greeting}
        section="footer"
        variant="primary"
      />
    </div>
  )
}
