import { existsSync } from 'node:fs'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { FILLED_NAMES, PART_NAMES } from '@/site/parts.ts'
import { SECTION_NAMES } from '@/site/routes.ts'
import { aliasesOf } from '../../../plugins/site/aliases.ts'
import { defineFlags } from '../../../plugins/site/flags.ts'
import { partsWhere } from '../../../plugins/site/parts.ts'
import type { Site } from '../../../plugins/site/site.ts'
import { pageTexts } from '../../../plugins/virtual-site/site-data.ts'
import { virtualSite } from '../../../plugins/virtual-site/virtual-site.ts'
import { siteWith } from '../../support/site-with.ts'

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
  'screens/chat/chatbot-panel.tsx',
  'vendors/analytics/umami.ts',
]

const SECTIONS = SECTION_NAMES.map((name) => `screens/home/${name}-section.tsx`)

/** The files of src that end up in the code of a site. */
async function filesIn(site: Site): Promise<string[]> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    define: defineFlags(site),
    resolve: { alias: aliasesOf(site.folder, site.parts) },
    plugins: [
      virtualSite('pt-BR', site),
      { name: 'no-style', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) },
    ],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: 'src/main.tsx' } },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .filter(([, { renderedLength }]) => renderedLength > 0)
    .map(([id]) => id)
}

it.each([
  ['no part', [], SECTIONS],
  ['sections alone', SECTION_NAMES, []],
])(
  'A site with %s has neither code nor texts of the others',
  async (_, shown, left) => {
    const parts = partsWhere(PART_NAMES, (name) => shown.some((each) => each === name))
    const site = { ...siteWith({}).site, parts }
    const built = await filesIn(site)
    const isIn = (file: string) => built.some((id) => id.endsWith(file))
    const files = [...left, ...FILES]
    expect(files.filter((file) => !existsSync(`src/${file}`))).toEqual([])
    expect(files.filter(isIn)).toEqual([])
    const groups = Object.keys(pageTexts('pt-BR', site))
    expect(FILLED_NAMES.filter((group) => groups.includes(group))).toEqual([])
    expect(groups).toEqual(expect.arrayContaining([...shown]))
  },
  BUILD_LIMIT_MS,
)
