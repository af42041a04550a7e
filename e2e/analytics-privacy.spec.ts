import { downloadPath, ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import {
  events,
  everythingIn,
  forgetHits,
  goToDownloads,
  hits,
  isAnalytics,
  record,
  SCRIPT,
  SETTLE_MS,
  TOKEN_PAGE,
  views,
} from './analytics.ts'
import { expect, test } from './fixtures.ts'
import { chooseLanguage } from './language-menu.ts'
import { open } from './open.ts'
import { ASKED, requestDialog } from './request-dialog.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

const [GUIDE] = MATERIALS

test.beforeEach(({ request }) => forgetHits(request))

test('The token is in nothing that is sent while a guide is asked for and downloaded', async ({
  page,
  context,
  request,
  inbox,
}) => {
  const requests = record(context)
  await open(page, ROUTES.downloads)
  const dialog = requestDialog(page, GUIDE)
  await dialog.opener.click()
  await dialog.fill()
  await dialog.submit.click()
  await expect(toastOf(page, formTexts.linkSent)).toBeVisible()

  await expect.poll(() => hits(request)).toHaveLength(2)

  const [mail] = await inbox.mails()
  const link = String(mail?.params['link'])
  const token = link.slice(link.lastIndexOf('/') + 1)
  expect(token.length).toBeGreaterThan(100)
  const download = page.waitForEvent('download')
  await page.goto(link)
  await download
  await expect(page).toHaveURL(ROUTES.home)
  await goToDownloads(page)
  await expect.poll(() => views(request)).toHaveLength(4)

  const holders = []
  for (const sent of requests)
    if ((await everythingIn(sent)).includes(token)) holders.push(new URL(sent.url()).pathname)
  expect(holders.toSorted()).toEqual(['/api/v1.0/email/send', new URL(link).pathname])
  const file = { file: GUIDE.file }
  expect(await events(request)).toEqual([
    ['guide-requested', file],
    ['guide-downloaded', file],
  ])
  const told = JSON.stringify(await hits(request))
  for (const secret of [token, ...Object.values(ASKED)]) expect(told).not.toContain(secret)
})

test('While the address holds a token nothing is sent', async ({
  page,
  context,
  request,
  faults,
}) => {
  faults.expect(/^status 404: .*\/mais$/, /^console error: .*404/)
  const requests = record(context)
  // A link that a mail program has broken: no route takes it, so that it stays in the address.
  const loaded = page.waitForResponse(SCRIPT)
  await page.goto(`${downloadPath(tokenFor(GUIDE.file, Date.now()))}/mais`)
  await loaded
  await page.waitForTimeout(SETTLE_MS)
  expect(requests.filter((sent) => sent.url().endsWith('/api/send'))).toEqual([])

  await goToDownloads(page)
  await expect.poll(() => views(request)).toHaveLength(2)
  expect((await views(request)).map(([, url]) => url)).toEqual([TOKEN_PAGE, '/downloads'])
})

test('A browser that refuses to be counted sends nothing and loads no script', async ({
  page,
  context,
}) => {
  const requests = record(context)
  // Do Not Track is the same to the counter, and tested with it.
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  await open(page, '/')
  await goToDownloads(page)
  await chooseLanguage(page, 'en-US')
  await page.waitForTimeout(SETTLE_MS)
  expect(requests.filter(isAnalytics)).toEqual([])
})
