// Makes an owner's first changes in a copy of the site: another company, lists of other lengths, other
// words, a language less, a page more. Then runs what is left of its tests; with --browser, the browser's too.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { copySite } from '../e2e/support/site-copy.ts'

const TEXTS = 'src/content/pt-br'
const SITE = 'src/content/site.yml'
const FIRST_ENTRY = /^ {2}- id: [^]*?(?=^ {2}- id: )/m
const OTHER_SERVICE = `services:
  - id: outra
    icon: sprout
    title: Outra
    problem: outro
    description: Outra.
    features: [Uma]
`

/** What is found in a file, and what stands in its place then. */
const CHANGES: [file: string, found: string | RegExp, text: string][] = [
  [SITE, /^brand: .*/m, `brand: "Escola de Música D'Ávila Sant'Anna"`],
  [SITE, /^email: .*/m, 'email: ola@escoladavila.example'],
  [SITE, /^phone: .*/m, "phone: '+5581900000000'"],
  [SITE, /^city: .*/m, 'city: Recife, Brasil'],
  [SITE, /^sections: .*/m, 'sections: [culture, services, courses]'],
  [SITE, /: on$/gm, ': off'],
  [`${TEXTS}/courses.yml`, FIRST_ENTRY, ''],
  [`${TEXTS}/culture.yml`, FIRST_ENTRY, ''],
  [`${TEXTS}/contact.yml`, 'stats:\n', 'stats:\n  - { id: outra, figure: 1+, label: outra }\n'],
  [`${TEXTS}/footer.yml`, '  links:\n', '  links:\n    - { id: outra, label: outra }\n'],
  [`${TEXTS}/services.yml`, /^services:\n/m, OTHER_SERVICE],
  [`${TEXTS}/services.yml`, /^heading: .*/m, 'heading: O que se aprende'],
  [SITE, 'en-US, ', ''],
]
/** What an owner deletes first, and a language. */
const DELETED = [
  ...['tests', 'e2e', 'studio/tests'].map((folder) => `${folder}/specification`),
  'src/content/en-us',
]

const { copy, remove } = copySite()

function replace(name: string, found: string | RegExp, text: string): void {
  const file = path.join(copy, name)
  const before = readFileSync(file, 'utf8')
  const after = before.replace(found, () => text)
  if (after === before) throw new Error(`${name} has no ${String(found)}`)
  writeFileSync(file, after)
}

/** Follows the recipe for a page. */
function addPage(): void {
  const recipe = readFileSync('docs/recipes.md', 'utf8')
  const files = [...recipe.matchAll(/^- `(\S+)` .*\n\n {2}```\w+\n((?: {2}.*\n|\n)+?) {2}```/gm)]
  const lines = [...recipe.matchAll(/^- `(.+?)`, before `(.+?)`: `(.+?)`/gm)]
  if (files.length !== 3 || lines.length !== 7)
    throw new Error('docs/recipes.md has other parts of a page than 3 files and 7 lines.')
  for (const [, name = '', text = ''] of files)
    writeFileSync(path.join(copy, name), text.replaceAll(/^ {2}/gm, ''))
  for (const [, name = '', before = '', line] of lines) replace(name, before, `${line}\n${before}`)
}

try {
  for (const change of CHANGES) replace(...change)
  for (const folder of DELETED) rmSync(path.join(copy, folder), { recursive: true })
  addPage()
  // Without the checks of style, which is the site's own affair.
  const test = ['scripts/test.mjs', 'test:lint', 'test:format']
  if (!process.argv.includes('--browser')) test.push('test:browser')
  process.exitCode = spawnSync(process.execPath, test, { cwd: copy, stdio: 'inherit' }).status ?? 1
} finally {
  remove()
}
