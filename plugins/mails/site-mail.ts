import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { MAIL_NAMES, type MailName } from '../../src/site/services.ts'
import { readColours } from '../brand/theme-colours.ts'
import { escapeHtml } from '../escape-html.ts'
import { textsOf, type Site } from '../site/site.ts'
import { GROUP_FIELDS, valuesIn } from '../texts/schema-tree.ts'

/** Made in the studio, with slots for words and colours: `slot(heading)`, `slot(dark.fg)`. */
export const MAIL_TEMPLATES = 'mail-templates'

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

const SENDER = '{{name}}{{#company}} ({{company}}){{/company}}'

/** A text's `{name}` is the service's `{{name}}`. */
function variables(text: string): string {
  return text.replaceAll('{sender}', SENDER).replaceAll(/(?<!\{)\{(\w+)\}(?!\})/g, '{{$1}}')
}

/** On a site without the sky the star and its line are drawn in the ground's colour, so that they vanish. */
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

/** A line in English, where every visitor gets the mail in the site's first language. */
function englishLine(language: Language, site: Site): string {
  const english = site.languages.map(({ value }) => value).find((code) => code.startsWith('en-'))
  if (!english || english === language || site.hasLanguagePages) return ''
  const { intro, preview } = textsOf(english, site).mails.downloadLink
  return `<br><br><span lang="${english}">${variables(escapeHtml(`${intro} ${preview}`))}</span>`
}

export function mailNames({ parts }: Site): MailName[] {
  const isSent = { contact: true, 'download-link': parts.guides, newsletter: parts.newsletter }
  return MAIL_NAMES.filter((name) => isSent[name])
}

export function siteMail(name: MailName, language: Language, site: Site): SiteMail {
  const { folder, brand, email } = site
  const { mails } = textsOf(language, site)
  const group = GROUP_OF[name]
  const words = mails[group]
  const colours = new Map(colourSlots(site))
  const contact = `<a class="fg-2" href="mailto:${email}" style="color: ${colours.get('light.fg-2')}">${email}</a>`
  const slots = new Map([
    ...colours,
    ['lang', mails.lang],
    ['brand', escapeHtml(brand)],
    ['english', englishLine(language, site)],
    ...valuesIn(GROUP_FIELDS.mails, { [group]: words }).map(({ keys, value }): [string, string] => [
      keys.slice(1).join('.'),
      variables(escapeHtml(String(value)).replaceAll('{contact}', contact)),
    ]),
  ])
  const file = path.join(folder.root, MAIL_TEMPLATES, `${name}.html`)
  const html = readFileSync(file, 'utf8').replaceAll(
    /slot\(([\w.-]+)\)/g,
    (unknown, slot: string) => slots.get(slot) ?? unknown,
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
