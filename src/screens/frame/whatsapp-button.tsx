import { interpolate } from '@/site/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { WhatsAppLink } from '@/ui/links/whatsapp-link.tsx'
import { WhatsAppSign } from '@/ui/whatsapp-sign.ts'
import { trackEvent, type CallSection } from '@/vendors/analytics/analytics-events.ts'

interface WhatsAppButtonProps {
  label: string
  /** Its name, around the `label`. */
  newTab: string
  greeting: string
  section: CallSection
  variant: 'primary' | 'inverse'
  className?: string
}

export function WhatsAppButton({
  label,
  newTab,
  greeting,
  section,
  variant,
  className,
}: WhatsAppButtonProps) {
  return (
    <WhatsAppLink
      greeting={greeting}
      aria-label={interpolate(newTab, { label })}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={<WhatsAppSign />} toward="away">
        {label}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
