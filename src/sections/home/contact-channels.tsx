import { ArrowUpRight, Copy, Mail, MapPin, Phone } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { OwnerLink } from '@/components/site/owner-link.tsx'
import { EMAIL_HREF, PHONE_HREF, PHONE_TEXT } from '@/config/reach-us.ts'
import { settings } from '@/config/build.ts'
import type { contactTexts } from '@/texts/contact.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { interpolate, interpolateAll } from '@/lib/interpolate.ts'
import { cn } from '@/lib/cn.ts'
import { displayCity } from '@/lib/display-city.ts'
import { notice } from '@/toast/toast-store.ts'

const ICON = { size: 24, strokeWidth: 1.25 } as const
/** Longer than the designed host's: it may not fit the narrowest column. */
const LONG_WORD = /\S{16}/
type ChannelTexts = (typeof contactTexts)['channels']

function Lines({ label, value }: { label: string; value: string }) {
  // Where an address does not fit it breaks after its "@", a long one before its dots too, not in a word.
  const isLong = (part: string) => LONG_WORD.test(part)
  const halves = value.split(/(?<=@)/)
  const parts = halves.some(isLong) ? value.split(/(?<=@)|(?=\.\w)/) : halves
  return (
    <span className="min-w-0">
      <span className="block text-xs text-fg-2">{label}</span>{' '}
      <span
        className={cn(
          'mt-0.5 block leading-snug wrap-anywhere',
          parts.some(isLong) ? 'text-sm' : 'text-md',
        )}
      >
        {parts.map((part, index) => (
          <Fragment key={parts.slice(0, index + 1).join('')}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
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

function Channel({ href, icon, label, value, texts }: ChannelProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value)
    } catch {
      // Forbidden, or plain HTTP: the text can still be selected.
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

/** Specification section 2, contact. */
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
        value={PHONE_TEXT}
        texts={texts}
      />
      <li>
        <OwnerLink to="location" className="channel">
          <MapPin {...ICON} />
          <Lines
            label={texts.location}
            value={displayCity(settings.companyCity, reachUsTexts.city)}
          />
        </OwnerLink>
      </li>
    </ul>
  )
}
