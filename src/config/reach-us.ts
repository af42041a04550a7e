import { chatUrl, displayPhone } from '@/lib/phone.ts'
import { buildLanguage, site } from './build.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'

export const EMAIL_HREF = `mailto:${site.companyEmail}`
/** The phone as the build's readers dial it: those of another language are taken to be abroad. */
export const SHOWN_PHONE = displayPhone(site.companyPhone, {
  abroad: buildLanguage !== DEFAULT_LANGUAGE,
})
export const PHONE_HREF = `tel:${site.companyPhone}`

/** Attributes of a link to the messaging-app chat with the company, opening with a text. */
export function chatLink(text: string) {
  return { href: chatUrl(site.companyPhone, text), target: '_blank', rel: 'noopener noreferrer' }
}
