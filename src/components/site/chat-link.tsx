import type { ComponentProps } from 'react'
import { linkAttributes, settings } from '@/config/build.ts'
import { chatUrl } from '@/lib/phone.ts'

/** Opens WhatsApp with a message already written. */
export function ChatLink({ greeting, ...props }: ComponentProps<'a'> & { greeting: string }) {
  const { href, ...newTab } = linkAttributes(chatUrl(settings.companyPhone, greeting))
  return <a href={href} {...newTab} {...props} />
}
