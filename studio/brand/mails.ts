import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { ofSite } from '../../plugins/local-services/render-mail.ts'
import { readColours } from '../../plugins/theme-colours.ts'
import { escapeHtml } from '../guides/guide-shell.mjs'
import { record } from '../record.ts'
import { save } from '../save.ts'
import { readSettings, ROOT } from '../site.ts'

const TEMPLATES = path.join(ROOT, 'mail-templates')

/** The mails' templates with the brand and the address of the settings, and the site's colours. */
export async function makeMails(): Promise<void> {
  const { brandName: brand, companyEmail: email, optional } = readSettings()
  const colours = (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(readColours(theme)).map(([name, colour]) => [`${theme}.${name}`, colour]),
  )
  const words = Object.fromEntries([['brand', brand], ['company_email', email], ...colours])
  for (const name of await readdir(TEMPLATES)) {
    const source = await readFile(path.join(TEMPLATES, name), 'utf8')
    const template = ofSite(source, optional.parts)
    const mail = template.replace(/\{\{([\w.-]+)\}\}/g, (place, word: string) =>
      escapeHtml(words[word] ?? place),
    )
    save(`dist-mail/${name}`, mail)
  }
  await record({ mails: { brand, email } })
}
