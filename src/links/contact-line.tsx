import { useTexts } from '@/settings/use-texts.ts'
import { interpolateNodes } from '@/ui/interpolate-nodes.tsx'
import { siteConfig } from 'virtual:site'
import { EMAIL_HREF } from './contact-addresses.ts'
import { WhatsAppLink } from './whatsapp-link.tsx'

interface ContactLineProps {
  text: string
  greeting?: string
  mailQuery?: string
}

export function ContactLine({ text, greeting, mailQuery = '' }: ContactLineProps) {
  const hero = useTexts('hero')
  const { whatsapp } = useTexts('reachUs')
  return interpolateNodes(text, {
    whatsapp: (
      <WhatsAppLink greeting={greeting ?? hero.greeting} className="text-link">
        {whatsapp}
      </WhatsAppLink>
    ),
    email: (
      <a href={EMAIL_HREF + mailQuery} className="text-link">
        {siteConfig.email}
      </a>
    ),
  })
}
