import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { folderOf, OTHER_SITES } from './other-sites.ts'

const VITE = path.join(import.meta.dirname, '../node_modules/vite/bin/vite.js')
const BUILD = [VITE, 'build', '--logLevel', 'error']
const LIMIT_MS = 300_000

for (const [name, settings] of Object.entries(OTHER_SITES)) {
  test(`The site is built with the settings: ${name}`, async () => {
    test.setTimeout(LIMIT_MS)
    const own = { SITE_DIST: folderOf(name), SITE_FORGIVING: '1' }
    const env = { ...process.env, ...settings, ...own }
    await promisify(execFile)(process.execPath, BUILD, { env })
  })
}
