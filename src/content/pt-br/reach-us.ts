import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** The ways to reach the company that need nothing of the site: words of their links. */
export const reachUsTexts = {
  lang: DEFAULT_LANGUAGE,
  whatsapp: 'WhatsApp',
  /** The city of the settings, where it ends with ", Brasil". */
  city: '{city}, Brasil',
}
