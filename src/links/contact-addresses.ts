import { displayPhone } from '@/text/phone.ts'
import { buildLanguage, defaultLanguage, siteConfig } from 'virtual:site'

export const EMAIL_HREF = `mailto:${siteConfig.email}`
export const PHONE_TEXT = displayPhone(siteConfig.phone, {
  abroad: buildLanguage !== defaultLanguage,
})
export const PHONE_HREF = `tel:${siteConfig.phone}`
