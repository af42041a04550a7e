import type { Language } from '../../src/site/language.ts'
import type { Settings } from './settings.ts'

/** The mail service's settings for a language, for which an id may have a place: `link-{language}`. */
export function mailIn(language: Language, { mail }: Settings): Settings['mail'] {
  const inLanguage = (id: string) => id.replaceAll('{language}', language.toLowerCase())
  return {
    ...mail,
    contactTemplateId: inLanguage(mail.contactTemplateId),
    downloadTemplateId: inLanguage(mail.downloadTemplateId),
    newsletterTemplateId: inLanguage(mail.newsletterTemplateId),
  }
}
