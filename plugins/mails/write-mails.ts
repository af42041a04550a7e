import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hostFolder, type BuildPlace } from '../server/host-folder.ts'
import type { Site } from '../site/site.ts'
import { mailNames, siteMail, type SiteMail } from './site-mail.ts'

function fileOf({ html, subject, from, to, replyTo }: SiteMail): string {
  return `<!--
  Paste what follows this comment into the code editor of a template in EmailJS. Set beside it:
    Subject     ${subject}
    To Email    ${to}
    From Name   ${from}
    Reply To    ${replyTo}
-->
${html}`
}

export async function writeMails(config: BuildPlace, site: Site): Promise<void> {
  const folder = `${hostFolder(config, site.basePath)}-mail`
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const language of site.builtLanguages)
    for (const name of mailNames(site)) {
      const file = path.join(folder, `${name}-${language.toLowerCase()}.html`)
      await writeFile(file, fileOf(siteMail(name, language, site)))
    }
}
