import type { Language } from '../../src/site/language.ts'
import { MAIL_NAMES, type MailSettings } from '../../src/site/services.ts'
import type { Settings } from './settings.ts'

/** The mail service's settings for a language, for which an id may have a place: `link-{language}`. */
export function mailIn(language: Language, { mail }: Pick<Settings, 'mail'>): MailSettings {
  const templates = MAIL_NAMES.map((name) => [
    name,
    mail.templates[name].replaceAll('{language}', language.toLowerCase()),
  ])
  return { ...mail, templates: Object.fromEntries(templates) as MailSettings['templates'] }
}
