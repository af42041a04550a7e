import type { ComponentProps } from 'react'
import { siteConfig } from '@/site/build-facts.ts'
import { whatsappUrl } from '@/text/phone.ts'
import { AddressLink } from './address-link.tsx'

export function WhatsAppLink({ greeting, ...props }: ComponentProps<'a'> & { greeting: string }) {
  return <AddressLink {...props} href={whatsappUrl(siteConfig.phone, greeting)} />
}
