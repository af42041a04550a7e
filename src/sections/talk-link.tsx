import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { buttonClass, ButtonLabel } from '@/components/ui/button.tsx'
import { settings } from '@/config/build.ts'
import { chatUrl } from '@/lib/phone.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'

interface TalkLinkProps {
  label: string
  /** Where it leads, for those who do not see it. */
  note: string
  /** First words of the visitor's message. */
  greeting: string
  /** Where the link stands, for the count of clicks. */
  place: 'hero' | 'services'
  variant: 'primary' | 'inverse'
  className?: string
}

/**
 * Opens the messaging-app chat in a new tab (specification section 1). Its name is its visible
 * words; where it leads is its description.
 */
export function TalkLink({ label, note, greeting, place, variant, className }: TalkLinkProps) {
  const description = useId()
  return (
    <>
      <a
        href={chatUrl(settings.companyPhone, greeting)}
        target="_blank"
        rel="noopener noreferrer"
        aria-describedby={description}
        onClick={() => {
          trackEvent('call-clicked', { place, kind: 'talk' })
        }}
        className={buttonClass(variant, className)}
      >
        <ButtonLabel icon={<ArrowUpRight />} toward="away">
          {label}
        </ButtonLabel>
      </a>
      <span hidden id={description}>
        {note}
      </span>
    </>
  )
}
