import { displayPhone } from './phone.ts'
import { buildLanguage, settings } from './build.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'

export const EMAIL_HREF = `mailto:${settings.companyEmail}`
/** Builds in other languages add the country code. */
export const PHONE_TEXT = displayPhone(settings.companyPhone, {
  abroad: buildLanguage !== DEFAULT_LANGUAGE,
})
export const PHONE_HREF = `tel:${settings.companyPhone}`
