// Makes an owner's first changes in a copy of the site, without the folders that hold it to the
// specification's words, and runs what is left of its tests. With --browser, the browser's too.
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const SPECIFICATION = ['tests/specification', 'e2e/specification']

const SETTINGS = `VITE_BRAND_NAME=Nuvem Boa
VITE_COMPANY_EMAIL=ola@nuvemboa.example
VITE_COMPANY_PHONE=+5581900000000
VITE_COMPANY_CITY=Recife, Brasil
VITE_SITE_URL=https://nuvemboa.example
`

const SERVICE = `{
    icon: 'code',
    title: 'Nuvem',
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

/** @typedef {[file: string, from: string | RegExp, to: string]} Change */

/** @type {Change[]} */
const CHANGES = [
  // Another address and phone; the name stands in the settings.
  ['src/config/env.ts', "'contato@austral.example'", "'ola@nuvemboa.example'"],
  ['src/config/env.ts', "'+5548900000000', PHONE", "'+5581900000000', PHONE"],
  ['src/config/env.ts', "'Florianópolis, Brasil'", "'Recife, Brasil'"],
  ['.env.example', 'contato@austral.example', 'ola@nuvemboa.example'],
  ['.env.example', '+5548900000000', '+5581900000000'],
  ['.env.example', 'Florianópolis, Brasil', 'Recife, Brasil'],
  // Other colours.
  ['src/styles/tokens.css', '--accent: #0a6b50;', '--accent: #1d4f91;'],
  ['src/styles/tokens.css', '--accent: #cef07a;', '--accent: #9fd0ff;'],
  // Other texts.
  ['src/content/pt-br/dictionary.ts', "vision: 'Visão de Futuro'", "vision: 'Céu limpo'"],
  ['src/content/pt-br/services.ts', 'Nossos Serviços', 'O que fazemos'],
  ['src/content/pt-br/contact.ts', 'Entre em Contato', 'Fale com a gente'],
  ['src/content/pt-br/culture.ts', 'Nossa história começa em 2005', 'Começamos em 2011'],
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
  ['src/content/pt-br/footer.ts', "'Carreiras']", "'Carreiras', 'Imprensa']"],
  // English section bodies.
  ['src/content/en-us/dictionary.ts', 'culture: {}', "culture: { heading: 'Who we are' }"],
  ['src/content/en-us/dictionary.ts', 'contact: {}', "contact: { heading: 'Write to us' }"],
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

const copy = mkdtempSync(path.join(tmpdir(), 'owner-'))
let failed = ''
try {
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0')
  for (const file of files) if (file) cpSync(file, path.join(copy, file))
  symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'), 'junction')
  for (const folder of SPECIFICATION) rmSync(path.join(copy, folder), { recursive: true })
  for (const change of CHANGES) apply(copy, change)
  writeFileSync(path.join(copy, '.env'), SETTINGS)

  const steps = ['test:types', 'test:unit']
  if (process.argv.includes('--browser')) steps.push('build', 'test:browser')
  const env = { ...process.env, SITE_DEFAULTS: '1', SITE_DIST: 'dist-test' }
  for (const step of steps) {
    const { status } = spawnSync(`npm run -s ${step}`, {
      cwd: copy,
      env,
      shell: true,
      stdio: 'inherit',
    })
    if (status !== 0) failed ||= step
  }
} finally {
  rmSync(copy, { recursive: true, force: true })
}
console.log(failed ? `An owner's changes fail: ${failed}` : "An owner's changes pass")
process.exitCode = failed ? 1 : 0
