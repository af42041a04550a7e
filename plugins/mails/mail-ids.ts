import type { Language } from '../../src/site/language.ts'
import type { Settings } from '../settings/settings.ts'

/** The settings of the mail service in one language, for which an id may have a place: `link-{language}`. */
export function mailIds(settings: Settings, language: Language) {
  const inLanguage = (id: string) => id.replaceAll('{language}', language.toLowerCase())
  const { mail, newsletterTemplateId } = settings
  return {
    mail: {
      ...mail,
      contactTemplateId: inLanguage(mail.contactTemplateId),
      downloadTemplateId: inLanguage(mail.downloadTemplateId),
    },
    newsletterTemplateId: inLanguage(newsletterTemplateId),
  }
}
