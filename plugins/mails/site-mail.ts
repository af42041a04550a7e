import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { readColours } from '../brand/theme-colours.ts'
import { UserError } from '../messages/user-error.ts'
import { escapeHtml } from '../pages/markdown.ts'
import type { Site } from '../site/site.ts'
import { textsOf } from '../site/site.ts'
import { isObject, type Fields } from '../texts/is-object.ts'

/** Made in the studio, with slots for words and colours: `slot(heading)`, `slot(dark.fg)`. */
export const MAIL_TEMPLATES = 'mail-templates'
export const MAIL_NAMES = ['contact', 'download-link', 'newsletter'] as const
export type MailName = (typeof MAIL_NAMES)[number]

/** What EmailJS sends. It fills in the rest: `{{name}}`. */
export interface SiteMail {
  html: string
  subject: string
  from: string
  to: string
  replyTo: string
}

const GROUP_OF = {
  contact: 'contact',
  'download-link': 'downloadLink',
  newsletter: 'newsletter',
} as const satisfies Record<MailName, keyof Texts['mails']>

/** What EmailJS calls the one who writes or asks, with a company where there is one. */
const SENDER = '{{name}}{{#company}} ({{company}}){{/company}}'

/** A text's `{name}` is the service's `{{name}}`. */
function variables(text: string): string {
  return text.replaceAll('{sender}', SENDER).replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, '{{$1}}')
}

function flatten(words: Fields): [slot: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    isObject(value)
      ? flatten(value).map(([inner, text]): [string, string] => [`${key}.${inner}`, text])
      : [[key, String(value)]],
  )
}

/** The star and the line that falls from it cannot be seen in a look without them. */
function colourSlots({ folder, parts }: Site): [slot: string, colour: string][] {
  return (['light', 'dark'] as const).flatMap((theme) => {
    const colours = readColours(folder, theme)
    const { ground = '', fg = '', 'axis-line': line = '' } = colours
    const drawn = { star: parts.sky ? fg : ground, axis: parts.sky ? line : ground }
    return Object.entries({ ...colours, ...drawn }).map(([name, colour]): [string, string] => [
      `${theme}.${name}`,
      colour,
    ])
  })
}

/** Where every visitor gets the mail in one language, a line for those who do not read it. */
function englishLine(site: Site, language: Language): string {
  const english = site.languages.map(({ value }) => value).find((code) => code.startsWith('en-'))
  if (!english || english === language || site.builtLanguages.length > 1) return ''
  const { intro, preview } = textsOf(site, english).mails.downloadLink
  return `<br><br><span lang="${english}">${variables(escapeHtml(`${intro} ${preview}`))}</span>`
}

export function mailNames({ parts }: Site): MailName[] {
  const left = { contact: true, 'download-link': parts.guides, newsletter: parts.newsletter }
  return MAIL_NAMES.filter((name) => left[name])
}

export function siteMail(name: MailName, language: Language, site: Site): SiteMail {
  const { folder, brand, email } = site
  const { mails } = textsOf(site, language)
  const words = mails[GROUP_OF[name]]
  const colours = new Map(colourSlots(site))
  const contact = `<a class="fg-2" href="mailto:${email}" style="color: ${colours.get('light.fg-2')}">${email}</a>`
  const slots = new Map([
    ...colours,
    ['lang', mails.lang],
    ['brand', escapeHtml(brand)],
    ['english', englishLine(site, language)],
    ...flatten(words).map(([slot, text]): [string, string] => [
      slot,
      variables(escapeHtml(text).replaceAll('{contact}', contact)),
    ]),
  ])
  const file = `${MAIL_TEMPLATES}/${name}.html`
  const html = readFileSync(path.join(folder.root, file), 'utf8').replaceAll(
    /slot\(([\w.-]+)\)/g,
    (_, slot: string) => {
      const value = slots.get(slot)
      if (value === undefined)
        throw new UserError(`${file} finds nothing for slot(${slot}):`, [
          'A colour of tokens.css or of your own has to be written as #0a6b50.',
        ])
      return value
    },
  )
  const toVisitor = name === 'download-link'
  return {
    html,
    subject: variables(words.subject),
    from: name === 'contact' ? '{{name}}' : brand,
    to: toVisitor ? '{{email}}' : email,
    replyTo: toVisitor ? email : '{{email}}',
  }
}
