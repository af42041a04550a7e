// Writes the mails' templates with the brand and the address of the settings, and the site's colours: npm run brand
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { loadEnv, runnerImport } from 'vite'
import { recordMade } from './brand-record.mjs'
import { readColours } from './tokens.mjs'

const FROM = 'mail-templates'
const TO = 'dist-mail'

/** @type {typeof import('../src/config/env.ts')} */
const { parseEnv } = (await runnerImport('./src/config/env.ts')).module
const { env, faults } = parseEnv(loadEnv('production', process.cwd()))
if (faults.length > 0) throw new Error(faults.join('\n'))

/** @type {Record<string, string>} */
const words = { '{{brand}}': env.brandName, '{{company_email}}': env.companyEmail }
for (const theme of /** @type {const} */ (['light', 'dark']))
  for (const [name, colour] of Object.entries(readColours(theme)))
    words[`{{${theme}.${name}}}`] = colour
await mkdir(TO, { recursive: true })
for (const name of await readdir(FROM)) {
  let mail = await readFile(`${FROM}/${name}`, 'utf8')
  for (const [place, word] of Object.entries(words))
    mail = mail.replaceAll(place, () => escape(word))
  await writeFile(`${TO}/${name}`, mail)
  console.log(`${TO}/${name}`)
}
await recordMade('mails', { brand: env.brandName, email: env.companyEmail })

/** @param {string} text */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
