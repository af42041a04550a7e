import { readFile } from 'node:fs/promises'
import Mustache from 'mustache'
import { siteTemplate } from '../mail-template.ts'
import { readColours } from '../theme-colours.ts'
import type { Fields } from '../is-object.ts'

/** The names of the files in `mail-templates/`, without `.html`. */
export type Template = 'contact' | 'download-link' | 'newsletter'

export interface RenderedMail {
  subject: string
  html: string
}

/** Removes line breaks, which could forge a mail header. */
export function singleLine(value: unknown): string {
  if (typeof value !== 'string') return ''
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
}

/** Reads the template for each mail, so that an edit shows in the next one. */
export async function renderMail(
  template: Template,
  params: Fields,
  parts: { sky: boolean },
): Promise<RenderedMail> {
  const file = new URL(`../../mail-templates/${template}.html`, import.meta.url)
  const source = siteTemplate(await readFile(file, 'utf8'), parts)
  const title = /<title>([^<]*)<\/title>/.exec(source)?.[1] ?? ''
  const subject = Mustache.render(title, params, undefined, { escape: String })
  const colours = { light: readColours('light'), dark: readColours('dark') }
  return { subject: singleLine(subject), html: Mustache.render(source, { ...params, ...colours }) }
}
