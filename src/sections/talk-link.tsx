import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { ChatSign } from '@/components/ui/chat-sign.ts'
import { settings } from '@/config/build.ts'
import { chatUrl } from '@/lib/phone.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import type { TalkPlace } from '@/widgets/analytics/analytics-events.ts'

interface TalkLinkProps {
  label: string
  /** Where it leads, for those who do not see it. */
  note: string
  /** First words of the visitor's message. */
  greeting: string
  /** Where the link stands, for the count of clicks. */
  place: TalkPlace
  variant: 'primary' | 'inverse'
  className?: string
  lang?: string
}

/**
 * Opens the messaging-app chat in a new tab (specification section 1). Its name is its visible
 * words, then where it leads.
 */
export function TalkLink({
  label,
  note,
  greeting,
  place,
  variant,
  className,
  lang,
}: TalkLinkProps) {
  return (
    <a
      href={chatUrl(settings.companyPhone, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      lang={lang}
      aria-label={`${label} (${note})`}
      onClick={() => {
        trackEvent('call-clicked', { place, kind: 'talk' })
      }}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={<ChatSign />} toward="away">
        {label}
      </ButtonLabel>
    </a>
  )
}
