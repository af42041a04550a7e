// Makes an owner's first changes in a copy of the site: another company, lists of other lengths, other
// words, a language less, a page more. Then runs what is left of its tests; with --browser, the browser's too.
import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'
import { copySite } from '../e2e/support/site-copy.ts'
import { testEnvironment } from './test-environment.mjs'

const SITE = {
  brand: "Escola de Música D'Ávila Sant'Anna",
  email: 'ola@escoladavila.example',
  phone: '+5581900000000',
  city: 'Recife, Brasil',
  sky: 'off',
  guides: 'off',
  newsletter: 'off',
  companyField: 'off',
  socialLinks: 'off',
}
const AWAY = 'contact'
/** Lists by their file: of FEWER the first entry is deleted, of MORE it is added once more. */
const FEWER = { courses: 'courses', culture: 'values' }
const MORE = { services: 'services', contact: 'stats', footer: 'quickLinks.links' }
/** What an owner deletes first, and a language. */
const DELETED = ['tests', 'e2e', 'studio/tests'].map((folder) => `${folder}/specification`)
const LANGUAGE = { folder: 'src/content/en-us', line: /^.*value: 'en-US'.*\n/m }

const { copy, remove } = copySite()

function replace(name: string, found: string | RegExp, text: string): void {
  const file = path.join(copy, name)
  writeFileSync(
    file,
    readFileSync(file, 'utf8').replace(found, () => text),
  )
}

function edit(name: string, change: (file: Document) => void): void {
  const file = path.join(copy, 'src/content', name)
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString())
}

function makeChanges(): void {
  edit('site.yml', (site) => {
    for (const [name, value] of Object.entries(SITE)) site.set(name, value)
    const sections = site.get('sections') as YAMLSeq
    sections.items = sections.items.filter((section) => String(section) !== AWAY)
  })
  for (const [file, list] of Object.entries(FEWER))
    edit(`pt-br/${file}.yml`, (texts) => texts.deleteIn([list, 0]))
  for (const [file, list] of Object.entries(MORE))
    edit(`pt-br/${file}.yml`, (texts) => {
      const keys = list.split('.')
      const other = (texts.getIn([...keys, 0]) as YAMLMap).clone() as YAMLMap
      for (const key of ['id', 'title', 'label', 'problem'])
        if (other.has(key)) other.set(key, 'outra')
      texts.addIn(keys, other)
    })
  edit('pt-br/services.yml', (texts) => texts.set('heading', 'O que se aprende'))
  for (const folder of [...DELETED, LANGUAGE.folder])
    rmSync(path.join(copy, folder), { recursive: true })
  replace('src/site/languages.ts', LANGUAGE.line, '')
}

/** Follows the recipe for a page. */
function addPage(): void {
  const recipe = readFileSync('docs/recipes.md', 'utf8')
  const files = [...recipe.matchAll(/^- `(\S+)` .*\n\n {2}```\w+\n((?: {2}.*\n|\n)+?) {2}```/gm)]
  const lines = [...recipe.matchAll(/^- `(.+?)`, before `(.+?)`: `(.+?)`/gm)]
  if (files.length !== 3 || lines.length !== 7)
    throw new Error(
      `docs/recipes.md has other parts of a page than 3 files and 7 lines: ${[...files, ...lines].map(([, name]) => name).join(', ')}`,
    )
  for (const [, name = '', text = ''] of files)
    writeFileSync(path.join(copy, name), text.replaceAll(/^ {2}/gm, ''))
  for (const [, name = '', before = '', line] of lines) replace(name, before, `${line}\n${before}`)
}

function run(steps: string[]): string[] {
  const options = { cwd: copy, env: testEnvironment(), shell: true, stdio: 'inherit' } as const
  return steps.filter((step) => spawnSync(`npm run -s ${step}`, options).status !== 0)
}

try {
  makeChanges()
  addPage()
  const browser = process.argv.includes('--browser') ? ['test:browser'] : []
  const failed = run(['test:types', 'build', 'test:unit', ...browser])
  if (failed.length > 0) process.exitCode = 1
  console.log(`An owner's changes ${failed.length > 0 ? `fail: ${failed.join(', ')}` : 'pass'}`)
} finally {
  remove()
}
