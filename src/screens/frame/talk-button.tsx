import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/site/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { WhatsAppSign } from '@/ui/whatsapp-sign.ts'
import { trackEvent, type CallSection } from '@/vendors/analytics/analytics-events.ts'

interface TalkWords {
  label: string
  /** The link's accessible name, which includes `{label}`. */
  newTab: string
  greeting: string
}

interface TalkButtonProps {
  section: CallSection
  /** Replace the hero's words. */
  words?: TalkWords | undefined
  sign?: boolean
  className?: string
}

export function TalkButton({ section, words, sign = true, className }: TalkButtonProps) {
  const { cta, greeting: heroGreeting } = useTexts('hero').texts
  const { newTab: anyNewTab } = useTexts('labels').texts
  const hero = { label: cta.talk, newTab: anyNewTab, greeting: heroGreeting }
  const { label, newTab, greeting } = words ?? hero
  return (
    <WhatsAppLink
      greeting={greeting}
      aria-label={interpolate(newTab, { label })}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass('call', className)}
    >
      <ButtonLabel icon={sign && <WhatsAppSign />} toward="away">
        {label}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
