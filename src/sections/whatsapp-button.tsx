import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { WhatsAppLink } from '@/components/site/whatsapp-link.tsx'
import { WhatsAppSign } from '@/components/ui/whatsapp-sign.ts'
import { trackEvent, type CallSection } from '@/widgets/analytics/analytics-events.ts'

interface WhatsAppButtonProps {
  label: string
  newTab: string
  greeting: string
  section: CallSection
  variant: 'primary' | 'inverse'
  className?: string
  lang?: string
}

/** A button that opens WhatsApp. */
export function WhatsAppButton({
  label,
  newTab,
  greeting,
  section,
  variant,
  className,
  lang,
}: WhatsAppButtonProps) {
  return (
    <WhatsAppLink
      greeting={greeting}
      lang={lang}
      aria-label={`${label} (${newTab})`}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={<WhatsAppSign />} toward="away">
        {label}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
