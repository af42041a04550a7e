// Makes an owner's first changes in a copy of the site: another company, lists of other lengths, other
// words, a language less, a page more. Then runs what is left of its tests; with --browser, the browser's too.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml'

const COMPANY = {
  brand: "Escola de Música D'Ávila Sant'Anna",
  email: 'ola@escoladavila.example',
  phone: '+5581900000000',
  city: 'Recife, Brasil',
}
/** Parts that are switched off, and the section that is taken away. */
const OFF = ['sky', 'guides', 'newsletter', 'companyField', 'socialLinks']
const AWAY = 'contact'
/** Lists by their file: of FEWER the first entry is deleted, of MORE it is added once more. */
const FEWER = { courses: 'courses', culture: 'values' }
const MORE = { services: 'services', contact: 'stats', footer: 'quickLinks.links' }

/** What an owner deletes first. */
const SPECIFICATION = /^(studio\/)?(tests|e2e)\/specification\//

const copy = mkdtempSync(path.join(tmpdir(), 'owner-'))

/** Changes a file of data and keeps the rest as it was written. */
function edit(name: string, change: (file: Document) => void): void {
  const file = path.join(copy, 'src/content', name)
  const document = parseDocument(readFileSync(file, 'utf8'))
  change(document)
  writeFileSync(file, document.toString())
}

function makeChanges(): void {
  edit('site.yml', (site) => {
    for (const [name, value] of Object.entries(COMPANY)) site.set(name, value)
    for (const name of OFF) site.set(name, 'off')
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
  rmSync(path.join(copy, 'src/content/en-us'), { recursive: true })
  const languages = path.join(copy, 'src/site/languages.ts')
  const lines = readFileSync(languages, 'utf8').split('\n')
  writeFileSync(languages, lines.filter((line) => !line.includes("value: 'en-US'")).join('\n'))
}

/** The lines of the recipe for a page: file, line, and the text before which it is inserted. */
const PAGE_LINES = [
  [
    'src/screens/site-pages.ts',
    "import { AboutPage } from './about-page.tsx'",
    'import { Downloads',
  ],
  ['src/screens/site-pages.ts', 'about: AboutPage,', 'notFound:'],
  ['src/site/routes.ts', "about: { path: '/sobre', indexed: true, inMenu: true },", 'notFound:'],
  [
    'src/content/pt-br/pages.yml',
    "about: { title: 'Sobre | {brand}', description: Quem somos. }",
    'notFound:',
  ],
  ['src/content/pt-br/header.yml', 'about: Sobre', 'contact:'],
]

function addPage() {
  const recipe = readFileSync('docs/recipes.md', 'utf8')
  for (const [name = '', line = '', before = ''] of PAGE_LINES) {
    if (!recipe.includes(`\`${line}\``)) throw new Error(`The recipe of a page has no ${line}`)
    const file = path.join(copy, name)
    writeFileSync(file, readFileSync(file, 'utf8').replace(before, `${line}\n${before}`))
  }
  const [, page = ''] = /```tsx\n(.*?)```/s.exec(recipe) ?? []
  writeFileSync(path.join(copy, 'src/screens/about-page.tsx'), page.replaceAll(/^ {2}/gm, ''))
}

function run(steps: string[]): string[] {
  const env = { ...process.env, SITE_DEFAULTS: '1', SITE_DIST: 'dist-test' }
  const options = { cwd: copy, env, shell: true, stdio: 'inherit' } as const
  return steps.filter((step) => spawnSync(`npm run -s ${step}`, options).status !== 0)
}

try {
  for (const file of execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0'))
    if (file && !SPECIFICATION.test(file)) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction')
  makeChanges()
  addPage()
  const browser = process.argv.includes('--browser') ? ['test:browser'] : []
  const failed = run(['test:types', 'build', 'test:unit', ...browser])
  if (failed.length > 0) process.exitCode = 1
  console.log(`An owner's changes ${failed.length > 0 ? `fail: ${failed.join(', ')}` : 'pass'}`)
} finally {
  rmSync(copy, { recursive: true })
}
