import type { Page } from '@playwright/test'
import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { tokenFor } from './token.ts'

const NOW = Date.parse('2026-03-10T15:04:05Z')
const [{ file: FILE }] = MATERIALS

/** Notes the alerts, which are closed at once, and the PDFs that are asked for. */
function follow(page: Page): { alerts: string[]; pdfs: string[] } {
  const alerts: string[] = []
  const pdfs: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.accept()
  })
  page.on('request', (request) => {
    if (request.url().endsWith('.pdf')) pdfs.push(request.url())
  })
  return { alerts, pdfs }
}

/** Opens an address that leads home, and waits until it has. */
async function openAndReturn(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page).toHaveURL(ROUTES.home)
}

test('A malformed link is answered with one alert and the way home, and no PDF', async ({
  page,
  faults,
}) => {
  faults.expect(/^console warning: The URL path .* could not be decoded/)
  await page.clock.setFixedTime(NOW)
  const { alerts, pdfs } = follow(page)
  for (const path of [downloadPath(tokenFor('../index.html', NOW)), '/download/%E0%A4%A']) {
    await openAndReturn(page, path)
    expect(alerts.splice(0), path).toEqual([`alert: ${downloadsTexts.invalid}`])
  }
  expect(pdfs).toEqual([])
})

test('A link, even padded, encoded and broken by a mail program, is good up to its last millisecond', async ({
  page,
}) => {
  const { alerts, pdfs } = follow(page)
  // One of these ids makes a token that is padded, whatever the name of the file.
  const tokens = ['1', '12', '123'].map((id) =>
    Buffer.from(JSON.stringify({ id, file: FILE, exp: NOW })).toString('base64'),
  )
  const token = tokens.find((each) => each.endsWith('=')) ?? ''
  const broken = `${token.slice(0, 10)}%20${encodeURIComponent(token.slice(10))}/`
  expect(broken).toContain('%3D')
  await page.clock.setFixedTime(NOW)
  const download = page.waitForEvent('download')
  await openAndReturn(page, downloadPath(broken))
  expect((await download).suggestedFilename()).toBe(FILE)
  expect(alerts).toEqual([])

  pdfs.splice(0)
  await page.clock.setFixedTime(NOW + 1)
  await openAndReturn(page, downloadPath(broken))
  expect(alerts).toEqual([`alert: ${downloadsTexts.expired}`])
  expect(pdfs).toEqual([])
})

test('A link without a token leads home in silence; to it and to one that was refused Back does not return', async ({
  page,
}) => {
  const { alerts, pdfs } = follow(page)
  await open(page, ROUTES.downloads)
  for (const [path, answers] of [
    ['/download', 0],
    ['/download/', 0],
    [downloadPath('errado'), 1],
  ] as const) {
    await openAndReturn(page, path)
    await page.goBack()
    await expect(page).toHaveURL(ROUTES.downloads)
    expect(alerts, path).toHaveLength(answers)
  }
  expect(pdfs).toEqual([])
})
