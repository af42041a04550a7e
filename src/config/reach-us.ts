import { chatUrl } from '@/lib/phone.ts'
import { site } from './build.ts'

export const EMAIL_HREF = `mailto:${site.companyEmail}`
export const PHONE_HREF = `tel:${site.companyPhone}`

/** Attributes of a link to the messaging-app chat with the company, opening with a text. */
export function chatLink(text: string) {
  return { href: chatUrl(site.companyPhone, text), target: '_blank', rel: 'noopener noreferrer' }
}
