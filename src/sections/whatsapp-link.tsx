import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { ChatSign } from '@/components/ui/chat-sign.ts'
import { settings } from '@/config/build.ts'
import { chatUrl } from '@/lib/phone.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import type { CallSection } from '@/widgets/analytics/analytics-events.ts'

interface WhatsAppLinkProps {
  label: string
  note: string
  greeting: string
  section: CallSection
  variant: 'primary' | 'inverse'
  className?: string
  lang?: string
}

/** Its name is its visible words, then where it leads. */
export function WhatsAppLink({
  label,
  note,
  greeting,
  section,
  variant,
  className,
  lang,
}: WhatsAppLinkProps) {
  return (
    <a
      href={chatUrl(settings.companyPhone, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      lang={lang}
      aria-label={`${label} (${note})`}
      onClick={() => {
        trackEvent('call-clicked', { section, kind: 'talk' })
      }}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={<ChatSign />} toward="away">
        {label}
      </ButtonLabel>
    </a>
  )
}
