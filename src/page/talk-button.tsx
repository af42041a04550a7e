import { WhatsAppLink } from '@/links/whatsapp-link.tsx'
import { useTexts } from '@/settings/use-texts.ts'
import { interpolate } from '@/text/interpolate.ts'
import { buttonClass, ButtonLabel } from '@/ui/button.tsx'
import { WhatsAppIcon } from '@/ui/whatsapp-icon.ts'
import { trackEvent, type CallSection } from '@/vendors/track-event.ts'

interface TalkButtonProps {
  section: CallSection
  label?: string
  /** Includes `{label}`. */
  accessibleName?: string
  greeting?: string
  withIcon?: boolean
  variant?: 'call' | 'inverse'
  className?: string
}

export function TalkButton({
  section,
  label,
  accessibleName,
  greeting,
  withIcon = true,
  variant = 'call',
  className,
}: TalkButtonProps) {
  const hero = useTexts('hero')
  const labels = useTexts('labels')
  const shown = label ?? hero.cta.talk
  return (
    <WhatsAppLink
      lang={label === undefined ? hero.lang : undefined}
      greeting={greeting ?? hero.greeting}
      aria-label={interpolate(accessibleName ?? labels.newTab, { label: shown })}
      onClick={() => trackEvent('call-clicked', { section, kind: 'talk' })}
      className={buttonClass(variant, className)}
    >
      <ButtonLabel icon={withIcon && <WhatsAppIcon />} iconMotion="away">
        {shown}
      </ButtonLabel>
    </WhatsAppLink>
  )
}
