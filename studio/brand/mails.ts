import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { fillTemplate, siteValues } from '../../plugins/mail-template.ts'
import { mainColours } from '../../plugins/theme-colours.ts'
import { record } from '../record.ts'
import { save } from '../save.ts'
import { readSettings, ROOT } from '../site.ts'

const TEMPLATES = path.join(ROOT, 'mail-templates')
const TARGET = path.join(ROOT, 'dist-mail')

/** Writes the mail templates with the site's brand, address and colours. */
export async function makeMails(): Promise<void> {
  const settings = readSettings()
  const { brand, email, parts } = settings
  const values = siteValues(settings)
  const unsent = new Set([
    ...(parts.guides ? [] : ['download-link.html']),
    ...(parts.newsletter ? [] : ['newsletter.html']),
  ])
  await rm(TARGET, { recursive: true, force: true })
  for (const name of await readdir(TEMPLATES)) {
    if (unsent.has(name)) continue
    const source = await readFile(path.join(TEMPLATES, name), 'utf8')
    save(
      path.join(TARGET, name),
      fillTemplate(source, (word) => values[word]),
    )
  }
  await record({ mails: { brand, email, colours: mainColours(ROOT) } })
}
