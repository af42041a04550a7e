import { readFile } from 'node:fs/promises'
import type { Request } from '@playwright/test'
import { pageMeta } from '../src/page/page-meta.ts'
import type { Payload } from '../src/vendors/analytics/umami.ts'
import { expect, test } from './support/fixtures.ts'
import { ASKED, GUIDE, requestDialog, toastOf } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

/** What the embedded collector was told. */
const VISITS = '/__analytics'
const FILE = 'ia-guia.pdf'

/** Address, body and headers of a request as one text. */
async function everythingIn(sent: Request): Promise<string> {
  const headers = await sent.allHeaders()
  return decodeURIComponent(sent.url()) + (sent.postData() ?? '') + JSON.stringify(headers)
}

test('A guide is asked for by keyboard, linked in a mail and downloaded, and nobody is told the link or the visitor', async ({
  page,
  context,
  request: services,
  inbox,
}) => {
  await services.delete(VISITS)
  const requests: Request[] = []
  context.on('request', (each) => requests.push(each))
  await open(page, '/downloads?utm_source=carta')
  const request = requestDialog(page)
  await request.opener.focus()
  await page.keyboard.press('Enter')
  await expect(request.close).toBeFocused()
  await page.keyboard.press('Tab')
  for (const text of Object.values(ASKED)) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect(request.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toastOf(page, texts.forms.linkSent)).toBeVisible()
  await expect(request.dialog).toBeHidden()
  await expect(request.opener).toBeFocused()

  const reader = await context.newPage()
  await reader.goto('/__inbox')
  await reader.getByRole('list').getByRole('link', { name: GUIDE }).click()
  const mail = reader.frameLocator('iframe').first()
  await expect(mail.getByText(GUIDE).last()).toBeVisible()
  const opened = context.waitForEvent('page')
  await mail.getByRole('link').first().click()
  const tab = await opened
  const download = await tab.waitForEvent('download')
  expect(download.suggestedFilename()).toBe(FILE)
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(bytes.length).toBeGreaterThan(10_000)
  await expect(tab).toHaveURL('/')
  const started = { ...texts.downloads.started, description: GUIDE }
  await expect(toastOf(tab, started)).toBeVisible()

  const visits = async (): Promise<Payload[]> => (await services.get(VISITS)).json()
  // In any order, as they are sent one by one.
  const counted = async () => {
    const rows = (await visits()).map(({ name, data, referrer, url, title: of }) =>
      name ? [name, data] : [referrer, url, of],
    )
    return new Set(rows)
  }
  const expected = [
    ['', '/downloads', texts.pages.downloads.title],
    ['guide-requested', { file: FILE }],
    ['', '/download/[token]', pageMeta('downloadLink', texts).title],
    ['guide-downloaded', { file: FILE }],
    ['/download/[token]', '/', texts.meta.title],
  ]
  await expect.poll(counted).toEqual(new Set(expected))
  const [received] = await inbox.mails()
  const link = String(received?.params['link'])
  const token = link.slice(link.lastIndexOf('/') + 1)
  expect(token.length).toBeGreaterThan(100)
  const holders = []
  for (const each of requests)
    if ((await everythingIn(each)).includes(token)) holders.push(new URL(each.url()).pathname)
  expect(holders.toSorted()).toEqual(['/api/v1.0/email/send', new URL(link).pathname])
  const told = JSON.stringify(await visits())
  for (const secret of [token, 'carta', ...Object.values(ASKED)]) expect(told).not.toContain(secret)
})
