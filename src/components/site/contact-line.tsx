import { chatLink, EMAIL_HREF } from '@/config/reach-us.ts'
import { site } from '@/config/build.ts'
import { fill } from '@/lib/fill.ts'
import { fillNodes } from '@/lib/fill-nodes.tsx'

interface ContactLineProps {
  /** Holds the places `{whatsapp}` and `{email}`. */
  text: string
  /** Words of the link to the chat. */
  whatsapp: string
  /** What the chat opens with. */
  greeting: string
  /** What the mail opens with, as the query of its address. */
  mailQuery?: string
}

/** A sentence that holds the ways to reach the company that need nothing of the site. */
export function ContactLine({ text, whatsapp, greeting, mailQuery = '' }: ContactLineProps) {
  return fillNodes(text, {
    whatsapp: (
      <a {...chatLink(fill(greeting, { brand: site.brandName }))} className="text-link">
        {whatsapp}
      </a>
    ),
    email: (
      <a href={EMAIL_HREF + mailQuery} className="text-link wrap-anywhere">
        {site.companyEmail}
      </a>
    ),
  })
}
