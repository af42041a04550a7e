import { fill } from '@/lib/fill.ts'
import { chatUrl } from '@/lib/phone.ts'
import { site } from './site.ts'

export const EMAIL_HREF = `mailto:${site.companyEmail}`
export const PHONE_HREF = `tel:${site.companyPhone}`

/** Attributes of a link to the messaging-app chat with the company, opening with a greeting. */
export function chatLink(greeting: string) {
  return {
    href: chatUrl(site.companyPhone, fill(greeting, { brand: site.brandName })),
    target: '_blank',
    rel: 'noopener noreferrer',
  }
}
