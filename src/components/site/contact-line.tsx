import { EMAIL_HREF } from '@/config/reach-us.ts'
import { settings } from '@/config/build.ts'
import { interpolateNodes } from '@/lib/interpolate-nodes.tsx'
import { dictionary } from '@/texts/dictionary.ts'
import { reachUsTexts } from '@/texts/reach-us.ts'
import { WhatsAppLink } from './whatsapp-link.tsx'

interface ContactLineProps {
  text: string
  /** The message that WhatsApp opens with. */
  greeting?: string
  /** Query of the mailto: address, for a subject and a body. */
  mailQuery?: string
}

export function ContactLine({
  text,
  greeting = dictionary.hero.greeting,
  mailQuery = '',
}: ContactLineProps) {
  return interpolateNodes(text, {
    whatsapp: (
      <WhatsAppLink greeting={greeting} className="text-link">
        {reachUsTexts.whatsapp}
      </WhatsAppLink>
    ),
    email: (
      <a href={EMAIL_HREF + mailQuery} className="text-link wrap-anywhere">
        {settings.companyEmail}
      </a>
    ),
  })
}
