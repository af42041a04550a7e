import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { siteTemplate } from '../../plugins/mail-template.ts'
import { mainColours, readColours } from '../../plugins/theme-colours.ts'
import { escapeHtml } from '../guides/guide-shell.mjs'
import { record } from '../record.ts'
import { save } from '../save.ts'
import { readSettings, ROOT } from '../site.ts'

const TEMPLATES = path.join(ROOT, 'mail-templates')
const TARGET = path.join(ROOT, 'dist-mail')

/** Writes the mail templates with the site's brand, address and colours. */
export async function makeMails(): Promise<void> {
  const { brandName: brand, companyEmail: email, parts } = readSettings()
  const colours = (['light', 'dark'] as const).flatMap((theme) =>
    Object.entries(readColours(theme)).map(([name, colour]) => [`${theme}.${name}`, colour]),
  )
  const words = Object.fromEntries([['brand', brand], ['company_email', email], ...colours])
  const unsent = new Set([
    ...(parts.guides ? [] : ['download-link.html']),
    ...(parts.newsletter ? [] : ['newsletter.html']),
  ])
  await rm(TARGET, { recursive: true, force: true })
  for (const name of await readdir(TEMPLATES)) {
    if (unsent.has(name)) continue
    const source = await readFile(path.join(TEMPLATES, name), 'utf8')
    const template = siteTemplate(source, parts)
    const mail = template.replace(/\{\{([\w.-]+)\}\}/g, (place, word: string) =>
      escapeHtml(words[word] ?? place),
    )
    save(path.join(TARGET, name), mail)
  }
  await record({ mails: { brand, email, colours: mainColours() } })
}
