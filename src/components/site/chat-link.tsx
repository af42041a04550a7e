import type { ComponentProps } from 'react'
import { settings } from '@/config/build.ts'
import { chatUrl } from '@/lib/phone.ts'
import { AddressLink } from './address-link.tsx'

/** Opens WhatsApp with a message already written. */
export function ChatLink({ greeting, ...props }: ComponentProps<'a'> & { greeting: string }) {
  return <AddressLink {...props} href={chatUrl(settings.companyPhone, greeting)} />
}
