import { siteConfig } from '@/site/build-facts.ts'
import { EMAIL_HREF } from '@/site/contact-addresses.ts'
import { interpolateNodes } from '@/ui/interpolate-nodes.tsx'
import { heroTexts, reachUsTexts } from 'virtual:texts'
import { WhatsAppLink } from './whatsapp-link.tsx'

interface ContactLineProps {
  text: string
  greeting?: string
  mailQuery?: string | undefined
}

export function ContactLine({
  text,
  greeting = heroTexts.greeting,
  mailQuery = '',
}: ContactLineProps) {
  return interpolateNodes(text, {
    whatsapp: (
      <WhatsAppLink greeting={greeting} className="text-link">
        {reachUsTexts.whatsapp}
      </WhatsAppLink>
    ),
    email: (
      <a href={EMAIL_HREF + mailQuery} className="text-link">
        {siteConfig.email}
      </a>
    ),
  })
}
