import { ArrowUpRight, Copy, Mail, MapPin, Phone } from 'lucide-react'
import { useRef, type ComponentProps, type ReactNode } from 'react'
import { AddressLink } from '@/links/address-link.tsx'
import { EMAIL_HREF, PHONE_HREF, PHONE_TEXT } from '@/links/contact-addresses.ts'
import { useCopy } from '@/links/use-copy.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { displayCity } from '@/text/display-city.ts'
import { ownerLinks, siteConfig } from 'virtual:site'

const ICON = { size: 24, strokeWidth: 1.25, className: 'shrink-0' } as const
const ROW_CLASS = 'flex min-h-18 min-w-0 flex-1 items-center gap-4.5 py-3.5'
const ARROW_CLASS = 'button-icon [--move:3px_-3px] ml-auto text-fg-3 @max-[20rem]:hidden'

function LabelledValue({
  label,
  value,
  ...props
}: ComponentProps<'span'> & { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-fg-2">{label}</span>{' '}
      <span className="mt-0.5 block text-base wrap-anywhere" {...props}>
        {value}
      </span>
    </span>
  )
}

interface ChannelProps {
  href: string
  icon: ReactNode
  label: string
  value: string
}

function Channel({ href, icon, label, value }: ChannelProps) {
  const valueRef = useRef<HTMLSpanElement>(null)
  const select = () => {
    if (valueRef.current) document.getSelection()?.selectAllChildren(valueRef.current)
  }
  const { copy, label: copyLabel } = useCopy(value, select)
  return (
    <li>
      <a href={href} className={`${ROW_CLASS} quiet-link`}>
        {icon}
        <LabelledValue ref={valueRef} label={label} value={value} />
        <ArrowUpRight className={ARROW_CLASS} />
      </a>
      <button
        type="button"
        aria-label={copyLabel}
        onClick={() => void copy()}
        className="icon-button -mr-(--icon-overhang) no-script:invisible print:hidden"
      >
        <Copy size={18} />
      </button>
    </li>
  )
}

export function ContactChannels() {
  const texts = useTexts('contact').channels
  const reachUs = useTexts('reachUs')
  const city = displayCity(siteConfig.city, reachUs.city)
  return (
    <ul aria-label={texts.heading} className="@container border-b *:flex *:items-center *:border-t">
      <Channel
        href={EMAIL_HREF}
        icon={<Mail {...ICON} />}
        label={texts.email}
        value={siteConfig.email}
      />
      <Channel
        href={PHONE_HREF}
        icon={<Phone {...ICON} />}
        label={texts.phone}
        value={PHONE_TEXT}
      />
      <li>
        <AddressLink href={ownerLinks['location']} className={ROW_CLASS}>
          <MapPin {...ICON} />
          <LabelledValue label={texts.location} value={city} />
        </AddressLink>
      </li>
    </ul>
  )
}
