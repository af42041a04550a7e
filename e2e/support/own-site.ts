import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readSettings } from '../../plugins/read-settings.ts'
import { siteFolder } from '../../plugins/site-folder.ts'

/** A site with a folder of its own: the example in two languages, with pages of Markdown and tags. */
const FOLDER = 'node_modules/.cache/own-site'
const ADDED = 'e2e/own-site'

function write(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  cpSync('src/content', FOLDER, { recursive: true })
  cpSync('public', `${FOLDER}/public`, { recursive: true })
  cpSync('src/assets/mark.svg', `${FOLDER}/mark.svg`)
  cpSync('src/styles/theme.css', `${FOLDER}/theme.css`)
  for (const language of ['pt-br', 'en-us'])
    cpSync(`${ADDED}/${language}`, `${FOLDER}/${language}`, { recursive: true })
  const site = `${FOLDER}/site.yml`
  writeFileSync(
    site,
    readFileSync(site, 'utf8').replace(/^languages:.*/m, 'languages: [pt-BR, en-US]'),
  )
  appendFileSync(site, readFileSync(`${ADDED}/site.yml`))
}

// Once, as Playwright reads its configuration.
if (process.env['TEST_WORKER_INDEX'] === undefined) write()

const SETTINGS = { VITE_LANGUAGES: 'whole', VITE_SITE_URL: 'https://austral.example' }

/** Its build, which `own-site.setup.ts` makes. */
export const OWN_BUILD = {
  dist: `${process.env['SITE_DIST'] || 'dist'}-own`,
  settings: readSettings(SETTINGS, siteFolder(undefined, FOLDER)).settings,
}

export const OWN_ENVIRONMENT = { ...SETTINGS, SITE_FOLDER: FOLDER, SITE_DIST: OWN_BUILD.dist }
