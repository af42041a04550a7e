import { ArrowUpRight, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { InertLink } from '@/components/ui/inert-link.tsx'
import { site } from '@/config/site.ts'
import type { contactTexts } from '@/content/sections/contact.ts'
import { footerTexts } from '@/content/sections/footer.ts'
import { displayPhone } from '@/lib/phone.ts'

const ICON = {
  size: 24,
  strokeWidth: 1.25,
  'aria-hidden': true,
  className: 'mt-1 shrink-0',
} as const
const LINK =
  'group/channel flex min-h-18 items-start gap-4.5 border-t border-line py-3.5 transition-colors duration-fast'

function Lines({ label, value }: { label: string; value: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-fg-2">{label}</span>
      <span className="mt-0.5 block text-md leading-snug [overflow-wrap:anywhere]">{value}</span>
    </span>
  )
}

function Channel({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <a href={href} className={`${LINK} hover:text-accent`}>
      {icon}
      {children}
      <ArrowUpRight
        aria-hidden="true"
        size={20}
        strokeWidth={1.25}
        className="mt-1 ml-auto shrink-0 text-fg-3 transition-transform duration-base ease-house group-hover/channel:translate-x-[3px] group-hover/channel:-translate-y-[3px]"
      />
    </a>
  )
}

/** The contact-info cards, as address lines (specification section 2, contact). */
export function ContactChannels({ texts }: { texts: (typeof contactTexts)['channels'] }) {
  return (
    <ul aria-label={texts.heading} className="self-start border-b border-line md:w-full">
      <li>
        <Channel href={`mailto:${site.companyEmail}`} icon={<Mail {...ICON} />}>
          <Lines label={texts.email} value={site.companyEmail} />
        </Channel>
      </li>
      <li>
        <Channel href={`tel:${site.companyPhone}`} icon={<Phone {...ICON} />}>
          <Lines label={texts.phone} value={displayPhone(site.companyPhone)} />
        </Channel>
      </li>
      <li>
        <InertLink note={footerTexts.soon} className={LINK}>
          <MapPin {...ICON} />
          <Lines label={texts.location} value={site.companyCity} />
        </InertLink>
      </li>
    </ul>
  )
}
