// Makes an owner's first changes in a copy of the site, without the folders that hold it to the
// specification's words, and runs what is left of its tests and a real nginx. With --browser, the
// browser's too.
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { installed } from './apt-install.mjs'

const SPECIFICATION = ['tests/specification', 'e2e/specification', 'studio/tests/specification']

const SETTINGS = `VITE_BRAND_NAME=Nuvem Boa
VITE_COMPANY_EMAIL=ola@nuvemboa.example
VITE_COMPANY_PHONE=+5581900000000
VITE_COMPANY_CITY=Recife, Brasil
VITE_SITE_URL=https://nuvemboa.example
VITE_BASE_PATH=/nuvem/
VITE_CHATBOT_BUTTON_SIZE=hidden
VITE_NEWSLETTER_URL=https://nuvemboa.example/newsletter
VITE_LANGUAGES=whole
`

/** What a build with these settings has among its files, for the sub-path, the page and French. */
const BUILT = ['index.html', 'sobre/index.html', 'fr/index.html', 'fr/downloads/index.html']

const SERVICE = `{
    icon: 'code-xml',
    title: 'Nuvem',
    problem: 'Um servidor que para na hora da procura.',
    description: 'Servidores que crescem com a procura e encolhem depois dela.',
    features: ['Migração', 'Custos', 'Cópias de segurança', 'Plantão'],
  },
`
const COURSE = `{
    title: 'Dados para Quem Decide',
    image: '/images/course-ia',
    imageAlt: 'Uma carta de profundidades.',
    description: 'Ler um painel sem ser enganado por ele.',
    topics: ['Perguntas', 'Medidas', 'Amostras'],
    duration: '12 horas',
    level: 'Introdutório',
  },
`

const GUIDE = `{
    title: 'Nuvem em Dez Passos',
    description: 'O que migrar primeiro, e o que deixar onde está.',
    cover: '/pdfs/nuvem-capa.jpg',
    file: 'Nuvem em dez passos (edição própria).pdf',
  },
`

/** Short, long, and of two long words: with each the pages must hold at every width. */
const NAMES = ['Zê', 'Clínica Veterinária dos Pinheiros', 'Metalmecânica Desenvolvimentista']
const SERIF = '/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf'
const LAYOUT = 'e2e/accessibility-reflow.spec.ts e2e/geometry.spec.ts'

/** @typedef {[file: string, from: string | RegExp, to: string]} Change */

/** @type {Change[]} */
const CHANGES = [
  // Another address and phone; the name stands in the settings.
  ['src/site/env.ts', "'contato@austral.example'", "'ola@nuvemboa.example'"],
  ['src/site/env.ts', "'+5548900000000', PHONE", "'+5581900000000', PHONE"],
  ['src/site/env.ts', "'Florianópolis, Brasil'", "'Recife, Brasil'"],
  ['.env.example', 'contato@austral.example', 'ola@nuvemboa.example'],
  ['.env.example', '+5548900000000', '+5581900000000'],
  ['.env.example', 'Florianópolis, Brasil', 'Recife, Brasil'],
  // Other colours.
  ['src/styles/tokens.css', '--primary: #0a6b50;', '--primary: #1d4f91;'],
  ['src/styles/tokens.css', '--primary: #cef07a;', '--primary: #9fd0ff;'],
  // Other texts.
  ['src/content/pt-br/dictionary.ts', "vision: 'Visão de Futuro'", "vision: 'Céu limpo'"],
  ['src/content/pt-br/services.ts', 'Nossos Serviços', 'O que fazemos'],
  ['src/content/pt-br/contact.ts', 'Entre em Contato', 'Fale com a gente'],
  ['src/content/pt-br/culture.ts', 'Nossa história começa', 'Começamos'],
  ['src/content/pt-br/not-found.ts', 'Página não encontrada', 'Esta página se perdeu'],
  ['src/content/pt-br/contact.ts', "'120+', label", "'1.250+', label"],
  // Another number of everything that is counted.
  ['src/content/pt-br/courses.ts', /(COURSES: readonly Course\[\] = \[\n)/, `$1  ${COURSE}`],
  ['src/content/pt-br/services.ts', /(SERVICES: readonly Service\[\] = \[\n)/, `$1  ${SERVICE}`],
  [
    'src/content/pt-br/culture.ts',
    /(VALUES: readonly Value\[\] = \[\n)/,
    "$1  { title: 'Calma', desc: 'Sem pressa no que importa.', bg: 1 },\n",
  ],
  ['src/content/pt-br/contact.ts', 'stats: [', "stats: [\n    { figure: '7', label: 'Cidades' },"],
  // A guide of their own.
  ['src/content/pt-br/materials.ts', /(MATERIALS = \[\n)/, `$1  ${GUIDE}`],
  // A page, and links of the footer that lead somewhere.
  ['src/screens/about-page.tsx', 'SkeletonPage', 'AboutPage'],
  ['src/screens/about-page.tsx', 'name="home"', 'name="about"'],
  [
    'src/screens/site-pages.ts',
    'export const PAGES',
    "import { AboutPage } from './about-page.tsx'\n\nexport const PAGES",
  ],
  ['src/screens/site-pages.ts', '  notFound:', '  about: AboutPage,\n  notFound:'],
  [
    'src/site/routes.ts',
    '  notFound: {',
    "  about: { path: '/sobre', indexed: true, inMenu: true },\n  notFound: {",
  ],
  [
    'src/content/pt-br/dictionary.ts',
    '    notFound: {',
    "    about: { title: 'Sobre | {brand}', description: 'Quem faz a {brand}.' },\n    notFound: {",
  ],
  [
    'src/content/pt-br/dictionary.ts',
    "downloads: 'Downloads',",
    "downloads: 'Downloads',\n    about: 'Sobre',",
  ],
  [
    'src/content/pt-br/footer.ts',
    "['Sobre', 'Blog', 'Carreiras']",
    "[\n  { label: 'Sobre', href: '/sobre' },\n  { label: 'Blog', href: 'https://blog.example/' },\n  'Carreiras',\n  'Imprensa',\n]",
  ],
  // French.
  [
    'src/site/languages.ts',
    '] as const',
    "  { value: 'fr-FR', label: 'Français', short: 'FR', flag: '/flags/fr.png' },\n] as const",
  ],
  ['src/content/fr-fr/dictionary.ts', "lang: 'en-US'", "lang: 'fr-FR'"],
  // English section bodies.
  ['src/content/en-us/dictionary.ts', 'contact: {}', 'contact: contactTexts'],
  [
    'src/content/en-us/dictionary.ts',
    "from '../dictionary.ts'",
    "from '../dictionary.ts'\nimport { contactTexts } from './contact.ts'",
  ],
]

/**
 * @param {string} root
 * @param {Change} change
 */
function apply(root, [file, from, to]) {
  const place = path.join(root, file)
  const before = readFileSync(place, 'utf8')
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${file} holds no ${from}: bring this change up to date`)
  writeFileSync(place, after)
}

/**
 * Runs a command of the copy's; what fails is remembered.
 * @param {string} command
 * @param {Record<string, string>} settings
 */
function run(command, settings = {}) {
  const env = { ...process.env, ...settings }
  const { status } = spawnSync(`npm run -s ${command}`, {
    cwd: copy,
    env,
    shell: true,
    stdio: 'inherit',
  })
  if (status !== 0) failed.push([command, settings['VITE_BRAND_NAME']].filter(Boolean).join(' as '))
}

/**
 * Looks at the pages at every width with another name or font.
 * @param {Record<string, string>} settings
 */
function testLayout(settings) {
  run('brand -- headlines', settings)
  run('build', settings)
  run(`test:browser -- ${LAYOUT}`, settings)
}

const copy = mkdtempSync(path.join(tmpdir(), 'owner-'))
/** @type {string[]} */
const failed = []
try {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files) if (file) cpSync(file, path.join(copy, file))
  for (const modules of ['node_modules', 'studio/node_modules'].filter((it) => existsSync(it)))
    symlinkSync(path.resolve(modules), path.join(copy, modules), 'junction')
  for (const folder of SPECIFICATION) rmSync(path.join(copy, folder), { recursive: true })
  const inCopy = (/** @type {string} */ file) => path.join(copy, file)
  cpSync(inCopy('src/content/en-us'), inCopy('src/content/fr-fr'), { recursive: true })
  cpSync(inCopy('public/flags/us.png'), inCopy('public/flags/fr.png'))
  cpSync(
    inCopy('public/pdfs/ia-guia.pdf'),
    inCopy('public/pdfs/Nuvem em dez passos (edição própria).pdf'),
  )
  cpSync(inCopy('src/screens/skeleton.tsx'), inCopy('src/screens/about-page.tsx'))
  for (const change of CHANGES) apply(copy, change)
  writeFileSync(inCopy('.env'), SETTINGS)

  const defaults = { SITE_DEFAULTS: '1', SITE_DIST: 'dist-test' }
  run('brand -- cover public/og.png nuvem')
  run('brand')
  run('test:types')
  run('test:unit', defaults)
  run('test:hosts', { VITE_BASE_PATH: '/nuvem/' })
  for (const file of BUILT)
    if (!existsSync(inCopy(`dist/nuvem/${file}`))) failed.push(`build: there is no ${file}`)
  if (process.argv.includes('--browser')) {
    run('build', defaults)
    run('test:browser', defaults)
    for (const VITE_BRAND_NAME of NAMES) testLayout({ ...defaults, VITE_BRAND_NAME })
    run(`brand -- font ${installed('fonts-dejavu-core', () => existsSync(SERIF) && SERIF)}`)
    testLayout(defaults)
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
const fails = failed.length > 0
console.log(fails ? `An owner's changes fail: ${failed.join(', ')}` : "An owner's changes pass")
process.exitCode = fails ? 1 : 0
