import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { notFoundTexts } from '../src/content/pt-br/not-found.ts'
import { test as base, expect } from './fixtures.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'
import { texts } from './site.ts'

const BASE = '/austral'
const VITE = fileURLToPath(new URL('../node_modules/vite/bin/vite.js', import.meta.url))

/** A build of its own, which takes longer than a test may. */
const test = base.extend<object, { dist: string }>({
  dist: [
    async ({ browserName: _needed }, provide) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'site-in-a-folder-'))
      process.env['VITE_BASE_PATH'] = `${BASE}/`
      const env = { ...process.env, SITE_DIST: folder, SITE_FORGIVING: '1' }
      execFileSync(process.execPath, [VITE, 'build', '--logLevel', 'error'], { env })
      await provide(folder + BASE)
      delete process.env['VITE_BASE_PATH']
      rmSync(folder, { recursive: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

test('In a folder of its host the site finds its pages, pictures, services and guides', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 404/, /^console error: /)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, `${BASE}/`)
  await page.getByRole('link', { name: texts.header.downloads }).first().click()
  await expect(page).toHaveURL(BASE + ROUTES.downloads)
  await page.reload()

  const [guide] = MATERIALS
  await open(page, BASE + ROUTES.downloads)
  const request = requestDialog(page, guide)
  await request.opener.click()
  await request.fill()
  await request.submit.click()
  await expect.poll(async () => (await inbox.mails()).length).toBe(1)
  const [mail] = await inbox.mails()
  const link = String(mail?.params['link'])
  expect(new URL(link).pathname).toMatch(new RegExp(`^${BASE}${downloadPath('')}`))

  const download = page.waitForEvent('download')
  await page.goto(link)
  expect((await download).suggestedFilename()).toBe(guide.file)
  await expect(page).toHaveURL(`${BASE}/`)
  const outside = asked.filter(
    (address) => !address.startsWith(`${BASE}/`) && !/^\/(__|api\/)/.test(address),
  )
  expect(outside).toEqual([])

  await page.goto(`${BASE}/nada`)
  await page.getByRole('link', { name: notFoundTexts.home }).click()
  await expect(page).toHaveURL(`${BASE}/`)
})
