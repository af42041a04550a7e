import type { ComponentProps } from 'react'
import { whatsappUrl } from '@/text/phone.ts'
import { siteConfig } from 'virtual:site'
import { AddressLink } from './address-link.tsx'

export function WhatsAppLink({ greeting, ...props }: ComponentProps<'a'> & { greeting: string }) {
  return <AddressLink {...props} href={whatsappUrl(siteConfig.phone, greeting)} />
}
