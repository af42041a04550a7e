import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { ChatLink } from '@/components/site/chat-link.tsx'
import { ChatSign } from '@/components/ui/chat-sign.ts'
import { trackEvent, type CallSection } from '@/widgets/analytics/analytics-events.ts'

interface WhatsAppLinkProps {
  label: string
  newTab: string
  greeting: string
  section: CallSection
  variant: 'primary' | 'inverse'
  className?: string
  lang?: string
}

/** A button that opens WhatsApp. */
export function WhatsAppLink({
  label,
  newTab,
  greeting,
  section,
  variant,
  className,
  lang,
}: WhatsAppLinkProps) {
  return (
    <ChatLink
      greeting={greeting}
      lang={lang}
      aria-label={`${label} (${newTab})`}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={<ChatSign />} toward="away">
        {label}
      </ButtonLabel>
    </ChatLink>
  )
}
