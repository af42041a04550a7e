import { existsSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { FILLED_NAMES, PART_NAMES } from '@/site/parts.ts'
import { SECTION_NAMES } from '@/site/routes.ts'
import { buildFacts } from '../../../plugins/build-facts.ts'
import { mark } from '../../../plugins/mark.ts'
import { pages } from '../../../plugins/pages/pages.ts'
import { partsWhere } from '../../../plugins/settings/parts.ts'
import { aliasesOf } from '../../../plugins/site-folder.ts'
import { texts } from '../../../plugins/texts/texts.ts'
import { settingsOf } from '../../support/site-settings.ts'

/** The whole site is built, which is slow on a busy machine. */
const BUILD_LIMIT_MS = 60_000

/** Of parts that are switched, and of those that are there once they are filled in. */
const FILES = [
  'screens/downloads/downloads-page.tsx',
  'forms/newsletter/newsletter-form.tsx',
  'screens/frame/social-links.tsx',
  'screens/frame/legal-identity.tsx',
  'screens/home/people-list.tsx',
  'screens/home/cases-list.tsx',
  'screens/home/clients-row.tsx',
  'sky/sky.tsx',
  'vendors/chat/chatbot-panel.tsx',
  'vendors/analytics/umami.ts',
]

const SECTIONS = SECTION_NAMES.map((name) => `screens/home/${name}-section.tsx`)

/** The files and texts that end up in the code of a site with these parts alone. */
async function builtWith(shown: readonly string[]): Promise<string[]> {
  const parts = partsWhere(PART_NAMES, (name) => shown.includes(name))
  const settings = { ...settingsOf({}).settings, parts }
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: await buildFacts(settings),
    resolve: { alias: aliasesOf(settings.folder, settings.parts) },
    plugins: [
      texts('pt-BR', settings),
      pages('pt-BR', settings),
      mark(settings),
      { name: 'no-style', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) },
    ],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: 'src/main.tsx' } },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .flatMap(([id, { renderedExports }]) => [id].concat(renderedExports))
}

it.each([
  ['no part', [], SECTIONS],
  ['sections alone', SECTION_NAMES, []],
])(
  'A site with %s has neither code nor texts of the others',
  async (_, shown, left) => {
    const built = await builtWith(shown)
    const isIn = (file: string) => built.some((id) => id.endsWith(file))
    const files = [...left, ...FILES]
    expect(files.filter((file) => !existsSync(`src/${file}`))).toEqual([])
    expect([...files, ...FILLED_NAMES.map((group) => `${group}Texts`)].filter(isIn)).toEqual([])
    for (const section of shown) expect(built).toContain(`${section}Texts`)
  },
  BUILD_LIMIT_MS,
)
