import type { Page } from '@playwright/test'
import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { encode, tokenFor } from './token.ts'

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

const MALFORMED: Record<string, string> = {
  'not base64': 'n%C3%A3o-%C3%A9-base64!',
  'not JSON': encode('not json'),
  null: encode('null'),
  'a list': encode('[]'),
  'a number': encode('42'),
  'no file': encode(`{"exp":${NOW + 1000}}`),
  'no expiry': encode(`{"file":"${FILE}"}`),
  'an expiry that is text': encode(`{"file":"${FILE}","exp":"${NOW + 1000}"}`),
  'an expiry beyond numbers': encode(`{"file":"${FILE}","exp":1e999}`),
  'a path out of the folder': tokenFor('../index.html', NOW + 1000),
  'the name of a built-in': tokenFor('constructor', NOW + 1000),
  'a wrong file that has also expired': tokenFor('outro.pdf', NOW - 1000),
  'eight kilobytes': encode(JSON.stringify({ file: FILE, exp: NOW + 1000, id: 'a'.repeat(6000) })),
  'bytes that are no text': Buffer.from([0xff, 0xfe, 0xfd]).toString('base64url'),
}

test('Each malformed link is answered with one alert and the way home, and no PDF', async ({
  page,
}) => {
  await page.clock.setFixedTime(NOW)
  const { alerts, pdfs } = follow(page)
  const answers: Record<string, string[]> = {}
  for (const [name, token] of Object.entries(MALFORMED)) {
    await openAndReturn(page, downloadPath(token))
    answers[name] = alerts.splice(0)
  }
  const once = [`alert: ${downloadsTexts.invalid}`]
  expect(answers).toEqual(Object.fromEntries(Object.keys(MALFORMED).map((name) => [name, once])))
  expect(pdfs).toEqual([])
})

test('A link whose percent signs are broken is a malformed link like any other', async ({
  page,
  faults,
}) => {
  faults.expect(/^console warning: The URL path .* could not be decoded/)
  const { alerts } = follow(page)
  await openAndReturn(page, '/download/%E0%A4%A')
  expect(alerts).toEqual([`alert: ${downloadsTexts.invalid}`])
})

test('A link is good up to its last millisecond and expired in the next', async ({ page }) => {
  const { alerts, pdfs } = follow(page)
  const link = downloadPath(tokenFor(FILE, NOW))
  for (const early of [-1000, 0]) {
    await page.clock.setFixedTime(NOW + early)
    const download = page.waitForEvent('download')
    await openAndReturn(page, link)
    expect((await download).suggestedFilename()).toBe(FILE)
  }
  expect(alerts).toEqual([])

  pdfs.splice(0)
  for (const late of [1, 1000]) {
    await page.clock.setFixedTime(NOW + late)
    await openAndReturn(page, link)
    expect(alerts.splice(0)).toEqual([`alert: ${downloadsTexts.expired}`])
  }
  expect(pdfs).toEqual([])
})

test('A link that a mail program has padded, encoded or broken is still read', async ({ page }) => {
  await page.clock.setFixedTime(NOW)
  const { alerts } = follow(page)
  const json = (id: string) => Buffer.from(JSON.stringify({ id, file: FILE, exp: NOW }))
  const token = json('1').toString('base64')
  const forms = {
    padded: token,
    'percent-encoded': encodeURIComponent(token),
    'with a space': `${token.slice(0, 10)}%20${token.slice(10)}`,
    'url-safe': json('ÿþ?>').toString('base64url'),
    'with a slash at its end': `${token.replace(/=+$/, '')}/`,
  }
  for (const [name, form] of Object.entries(forms)) {
    const download = page.waitForEvent('download')
    await openAndReturn(page, downloadPath(form))
    expect((await download).suggestedFilename(), name).toBe(FILE)
  }
  expect(alerts).toEqual([])
})

test('Without a token the way leads home in silence, and Back does not come here again', async ({
  page,
}) => {
  const { alerts, pdfs } = follow(page)
  for (const path of ['/download', '/download/']) {
    await open(page, ROUTES.downloads)
    await openAndReturn(page, path)
    await page.goBack()
    await expect(page).toHaveURL(ROUTES.downloads)
  }
  expect(alerts).toEqual([])
  expect(pdfs).toEqual([])
})

test('Back does not return to a link that was refused', async ({ page }) => {
  const { alerts } = follow(page)
  await open(page, ROUTES.downloads)
  await openAndReturn(page, downloadPath('errado'))
  await page.goBack()
  await expect(page).toHaveURL(ROUTES.downloads)
  expect(alerts).toHaveLength(1)
})
