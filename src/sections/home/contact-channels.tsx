import { ArrowUpRight, Copy, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { OwnerLink } from '@/components/site/owner-link.tsx'
import { TooltipProvider } from '@/components/ui/tooltip.tsx'
import { EMAIL_HREF, PHONE_HREF, SHOWN_PHONE } from '@/config/reach-us.ts'
import { settings } from '@/config/build.ts'
import type { contactTexts } from '@/texts/contact.ts'
import { footerTexts } from '@/texts/footer.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { interpolate, interpolateAll } from '@/lib/interpolate.ts'
import { displayCity } from '@/lib/city.ts'
import { notice } from '@/toast/toast-store.ts'

const ICON = { size: 24, strokeWidth: 1.25 } as const
type ChannelTexts = (typeof contactTexts)['channels']

function Lines({ label, value }: { label: string; value: string }) {
  // Where an address does not fit it breaks after its "@" rather than in a word.
  const [name = '', host] = value.split(/(?<=@)/)
  return (
    <span className="min-w-0">
      <span className="block text-xs text-fg-2">{label}</span>{' '}
      <span className="mt-0.5 block text-md leading-snug wrap-anywhere">
        {name}
        {host !== undefined && <wbr />}
        {host}
      </span>
    </span>
  )
}

interface ChannelProps {
  href: string
  icon: ReactNode
  label: string
  value: string
  texts: ChannelTexts
}

/** A way to reach the company: its link, and a button that copies it. */
function Channel({ href, icon, label, value, texts }: ChannelProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      // Not allowed, or a page without encryption: the text can still be marked by hand.
      return
    }
    notice(interpolateAll(texts.copied, { value }))
  }
  return (
    <li>
      <a href={href} className="channel quiet-link">
        {icon}
        <Lines label={label} value={value} />
        <ArrowUpRight className="channel-away" />
      </a>
      <button
        type="button"
        aria-label={interpolate(texts.copy, { value })}
        onClick={() => void copy()}
        className="icon-button -mr-[12px]"
      >
        <Copy size={18} />
      </button>
    </li>
  )
}

/** The contact-info cards, as address lines (specification section 2, contact). */
export function ContactChannels({ texts }: { texts: ChannelTexts }) {
  return (
    <ul aria-label={texts.heading} className="channels">
      <Channel
        href={EMAIL_HREF}
        icon={<Mail {...ICON} />}
        label={texts.email}
        value={settings.companyEmail}
        texts={texts}
      />
      <Channel
        href={PHONE_HREF}
        icon={<Phone {...ICON} />}
        label={texts.phone}
        value={SHOWN_PHONE}
        texts={texts}
      />
      <li>
        <TooltipProvider>
          <OwnerLink
            to="location"
            note={footerTexts.soon}
            noteLang={footerTexts.lang}
            className="channel"
          >
            <MapPin {...ICON} />
            <Lines
              label={texts.location}
              value={displayCity(settings.companyCity, reachUsTexts.city)}
            />
          </OwnerLink>
        </TooltipProvider>
      </li>
    </ul>
  )
}
