import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** The ways to reach the company that need nothing of the site, within a sentence. */
export const reachUsTexts = {
  lang: DEFAULT_LANGUAGE,
  whatsapp: 'WhatsApp',
  /** What stands before, between and after the two. */
  before: ' ',
  or: ' ou ',
  after: '.',
}
