import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/site/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { WhatsAppSign } from '@/ui/whatsapp-sign.ts'
import { trackEvent, type CallSection } from '@/vendors/analytics/analytics-events.ts'

interface TalkTexts {
  label: string
  /** The link's accessible name, which includes `{label}`. */
  newTab: string
  greeting: string
}

interface TalkButtonProps {
  section: CallSection
  /** Replace the hero's texts. */
  texts?: TalkTexts | undefined
  sign?: boolean
  variant?: 'call' | 'primary'
  className?: string
}

export function TalkButton({
  section,
  texts,
  sign = true,
  variant = 'call',
  className,
}: TalkButtonProps) {
  const { texts: hero } = useTexts('hero')
  const { texts: labels } = useTexts('labels')
  const { label, newTab, greeting } = texts ?? {
    label: hero.cta.talk,
    newTab: labels.newTab,
    greeting: hero.greeting,
  }
  return (
    <WhatsAppLink
      greeting={greeting}
      aria-label={interpolate(newTab, { label })}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={sign && <WhatsAppSign />} toward="away">
        {label}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
