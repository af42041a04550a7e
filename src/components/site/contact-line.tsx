import { chatLink, EMAIL_HREF } from '@/config/reach-us.ts'
import { site } from '@/config/build.ts'
import { fill } from '@/lib/fill.ts'

interface ContactLineProps {
  texts: { whatsapp: string; before: string; or: string; after: string }
  /** What the chat opens with. */
  greeting: string
  /** What the mail opens with, as the query of its address. */
  mailQuery?: string
}

/** The ways to reach the company that need nothing of the site, at the end of a sentence. */
export function ContactLine({ texts, greeting, mailQuery = '' }: ContactLineProps) {
  return (
    <>
      {texts.before}
      <a {...chatLink(fill(greeting, { brand: site.brandName }))} className="text-link">
        {texts.whatsapp}
      </a>
      {texts.or}
      <a href={EMAIL_HREF + mailQuery} className="text-link wrap-anywhere">
        {site.companyEmail}
      </a>
      {texts.after}
    </>
  )
}
