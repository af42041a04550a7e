import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { WhatsAppIcon } from '@/ui/whatsapp-icon.ts'
import { trackEvent, type CallPlace } from '@/vendors/analytics/analytics-events.ts'

interface TalkTexts {
  label: string
  /** The link's accessible name, which includes `{label}`. */
  newTab: string
  greeting: string
}

interface TalkButtonProps {
  place: CallPlace
  texts?: TalkTexts | undefined
  withIcon?: boolean
  variant?: 'call' | 'primary' | 'inverse'
  className?: string
}

export function TalkButton({
  place,
  texts,
  withIcon = true,
  variant = 'call',
  className,
}: TalkButtonProps) {
  const hero = useTexts('hero')
  const labels = useTexts('labels')
  const { label, newTab, greeting } = texts ?? {
    label: hero.cta.talk,
    newTab: labels.newTab,
    greeting: hero.greeting,
  }
  return (
    <WhatsAppLink
      greeting={greeting}
      aria-label={interpolate(newTab, { label })}
      onClick={() => trackEvent('call-clicked', { section: place, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={withIcon && <WhatsAppIcon />} iconMotion="away">
        {label}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
