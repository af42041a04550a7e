import { readFile } from 'node:fs/promises'
import path from 'node:path'
import mjml2html from 'mjml'
import { MAIL_TEMPLATES } from '../../plugins/mails/site-mail.ts'
import { MAIL_NAMES, type MailName } from '../../src/site/services.ts'
import { save } from '../save.ts'

/** Keeps the words of the mail itself out of the line that an inbox shows beside the subject. */
const FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

function readPart(name: string): Promise<string> {
  return readFile(path.join(import.meta.dirname, `${name}.mjml`), 'utf8')
}

export async function compileMail(name: MailName): Promise<string> {
  const [layout, parts] = await Promise.all([readPart('layout'), readPart(name)])
  const source = layout
    .replace('filler', FILLER)
    .replace('<mj-raw><!-- parts --></mj-raw>', () => parts)
  const { html } = await mjml2html(source, { validationLevel: 'strict' })
  // MJML indents by its own source, with lines of blanks.
  return `${html.replaceAll(/^\s+/gm, '').trim()}\n`
}

export async function makeMails(): Promise<void> {
  for (const name of MAIL_NAMES) save(`${MAIL_TEMPLATES}/${name}.html`, await compileMail(name))
}
