import { chatLink, EMAIL_HREF } from '@/config/reach-us.ts'
import { site } from '@/config/site.ts'

interface ContactLineProps {
  texts: { whatsapp: string; or: string }
  greeting: string
}

/** The ways to reach the company that need nothing of the site, within a sentence. */
export function ContactLine({ texts, greeting }: ContactLineProps) {
  return (
    <>
      <a {...chatLink(greeting)} className="text-link">
        {texts.whatsapp}
      </a>{' '}
      {texts.or}{' '}
      <a href={EMAIL_HREF} className="text-link [overflow-wrap:anywhere]">
        {site.companyEmail}
      </a>
    </>
  )
}
