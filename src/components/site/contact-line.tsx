import { chatLink, EMAIL_HREF } from '@/config/reach-us.ts'
import { settings } from '@/config/build.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { interpolateNodes } from '@/lib/interpolate-nodes.tsx'
import { dictionary } from '@/texts/dictionary.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'

interface ContactLineProps {
  /** With `{whatsapp}` and `{email}` in it. */
  text: string
  /** What the chat opens with. */
  greeting?: string
  /** What the mail opens with, as the query of its address. */
  mailQuery?: string
}

/** A sentence that holds the ways to reach the company that need nothing of the site. */
export function ContactLine({
  text,
  greeting = dictionary.hero.greeting,
  mailQuery = '',
}: ContactLineProps) {
  return interpolateNodes(text, {
    whatsapp: (
      <a {...chatLink(interpolate(greeting, { brand: settings.brandName }))} className="text-link">
        {reachUsTexts.whatsapp}
      </a>
    ),
    email: (
      <a href={EMAIL_HREF + mailQuery} className="text-link wrap-anywhere">
        {settings.companyEmail}
      </a>
    ),
  })
}
