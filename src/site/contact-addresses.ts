import { displayPhone } from '../text/phone.ts'
import { buildLanguage, siteConfig } from './build-facts.ts'
import { DEFAULT_LANGUAGE } from './languages.ts'

export const EMAIL_HREF = `mailto:${siteConfig.email}`
export const PHONE_TEXT = displayPhone(siteConfig.phone, {
  abroad: buildLanguage !== DEFAULT_LANGUAGE,
})
export const PHONE_HREF = `tel:${siteConfig.phone}`
