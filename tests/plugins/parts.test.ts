import { existsSync } from 'node:fs'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { aliases } from '../../plugins/aliases.ts'
import { buildFacts } from '../../plugins/build-facts.ts'
import { mark } from '../../plugins/mark.ts'
import { partsWhere, type PartFlag } from '../../plugins/parts.ts'
import { texts } from '../../plugins/texts/texts.ts'
import { SECTION_NAMES } from '@/site/routes.ts'
import { settingsOf } from '../site-settings.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** A file that comes with each flag. */
const SECTIONS = {
  CULTURE: 'screens/home/culture-section.tsx',
  SERVICES: 'screens/home/services-section.tsx',
  COURSES: 'screens/home/courses-section.tsx',
  CONTACT: 'screens/home/contact-section.tsx',
}
const FILES: Record<Exclude<PartFlag, 'COMPANY_FIELD' | keyof typeof SECTIONS>, string> = {
  GUIDES: 'screens/downloads/downloads-page.tsx',
  NEWSLETTER: 'screens/frame/newsletter.tsx',
  SOCIAL_LINKS: 'screens/frame/social-links.tsx',
  CHATBOT: 'vendors/chat/chatbot-panel.tsx',
  ANALYTICS: 'vendors/analytics/umami.ts',
  PEOPLE: 'screens/home/people-list.tsx',
  CASES: 'screens/home/cases-list.tsx',
  CLIENTS: 'screens/home/clients-row.tsx',
  COMPANY: 'screens/frame/company-line.tsx',
  PRIVACY: 'screens/privacy-page.tsx',
}

/** The files of which something is in what is built for a site with these parts alone. */
async function builtWith(shown: readonly string[]): Promise<string[]> {
  const { env } = settingsOf({})
  env.optional.parts = partsWhere((name) => shown.includes(name))
  const { output } = (await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: buildFacts(env, ROOT),
    resolve: { alias: aliases(env, `${ROOT}/src`) },
    plugins: [
      texts('pt-BR', ROOT, env),
      mark(`${ROOT}/src/assets/mark.svg`),
      { name: 'no-style', enforce: 'pre', load: (id) => (id.endsWith('.css') ? '' : null) },
    ],
    build: { write: false, copyPublicDir: false, rolldownOptions: { input: 'src/main.tsx' } },
  })) as Rolldown.RolldownOutput
  return output
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : []))
}

it.each([
  ['no part', [], { ...SECTIONS, ...FILES }],
  ['sections alone', SECTION_NAMES, FILES],
])('A site with %s has neither code nor texts of the others', async (_, shown, files) => {
  const built = await builtWith(shown)
  const isIn = (file: string) => built.some((id) => id.endsWith(file))
  const all = Object.values(files)
  expect(all.filter((file) => !existsSync(`${ROOT}/src/${file}`))).toEqual([])
  expect([...all, 'screens/sky/sky.tsx', 'virtual:texts/people'].filter(isIn)).toEqual([])
  for (const section of shown) expect(built).toContain(`\0virtual:texts/${section}`)
})
