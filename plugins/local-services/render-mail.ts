import { readFile } from 'node:fs/promises'
import { fillTemplate } from '../mail-template.ts'
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
export async function renderMail(template: Template, values: Fields): Promise<RenderedMail> {
  const file = new URL(`../../mail-templates/${template}.html`, import.meta.url)
  const source = await readFile(file, 'utf8')
  const title = /<title>([^<]*)<\/title>/.exec(source)?.[1] ?? ''
  // Like a mail service, leaves nothing where a mail has no value.
  const valueOf = (name: string) => {
    const value = values[name]
    return typeof value === 'string' ? value : ''
  }
  return {
    subject: singleLine(fillTemplate(title, valueOf, String)),
    html: fillTemplate(source, valueOf),
  }
}
