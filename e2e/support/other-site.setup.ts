import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { test } from '@playwright/test'
import { OTHER, OTHER_BUILD } from './other-site.ts'

const VITE = path.join(import.meta.dirname, '../../node_modules/vite/bin/vite.js')

test('The site is built with all its settings', async () => {
  test.setTimeout(300_000)
  const env = { ...process.env, ...OTHER, SITE_DIST: OTHER_BUILD.dist, SITE_FORGIVING: '1' }
  await promisify(execFile)(process.execPath, [VITE, 'build', '--logLevel', 'error'], { env })
})
