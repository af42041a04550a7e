import type { APIRequestContext, BrowserContext, Page, Request, Route } from '@playwright/test'
import type { Hit } from '../plugins/local-services/analytics-store.ts'
import { downloadPath, ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/materials.ts'
import { chatbotTexts } from '../src/content/sections/chatbot.ts'
import { downloadsTexts } from '../src/content/sections/downloads.ts'
import { footerTexts } from '../src/content/sections/footer.ts'
import { formTexts } from '../src/content/sections/forms.ts'
import { servicesTexts } from '../src/content/sections/services.ts'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { chooseLanguage, nameOf } from './language-menu.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'
import { texts } from './site.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

const [GUIDE] = MATERIALS
const EVENTS = '/__analytics/api/events'
const SCRIPT = '**/__analytics/script.js'
const COLLECTOR = '**/api/send'
const TOKEN_PAGE = '/download/[token]'
/** Within this a hit too many, or one that was refused, would have been sent. */
const SETTLE_MS = 1500

/** The hits that the embedded collector has, oldest first. */
async function hits(request: APIRequestContext): Promise<Hit[]> {
  const response = await request.get(EVENTS)
  return ((await response.json()) as Hit[]).toReversed()
}

async function views(request: APIRequestContext): Promise<unknown[][]> {
  const pages = (await hits(request)).filter(({ payload }) => payload['name'] === undefined)
  return pages.map(({ payload }) => [payload['referrer'], payload['url'], payload['title']])
}

async function events(request: APIRequestContext): Promise<unknown[][]> {
  const named = (await hits(request)).filter(({ payload }) => payload['name'] !== undefined)
  return named.map(({ payload }) => [payload['name'], payload['data'] ?? {}])
}

/** All that the browser asks for from now on. */
function record(context: BrowserContext): Request[] {
  const requests: Request[] = []
  context.on('request', (sent) => requests.push(sent))
  return requests
}

function isAnalytics(sent: Request): boolean {
  return /\/__analytics\/|\/api\/send$/.test(sent.url())
}

async function everythingIn(sent: Request): Promise<string> {
  const headers = await sent.allHeaders()
  return decodeURIComponent(sent.url()) + (sent.postData() ?? '') + JSON.stringify(headers)
}

async function goToDownloads(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveTitle(texts.pages.downloads.title)
}

test.beforeEach(async ({ request }) => {
  await request.delete(EVENTS)
})

test('Every navigation counts once, Back and Forward too, under its own title', async ({
  page,
  request,
}) => {
  const home = texts.meta.title
  const downloads = texts.pages.downloads.title
  const expected = [['', '/', home]]
  await open(page, '/')
  await expect.poll(() => views(request)).toEqual(expected)

  await goToDownloads(page)
  expected.push(['/', '/downloads', downloads])
  await expect.poll(() => views(request)).toEqual(expected)
  await page.goBack()
  expected.push(['/downloads', '/', home])
  await expect.poll(() => views(request)).toEqual(expected)
  await page.goForward()
  expected.push(['/', '/downloads', downloads])
  await expect.poll(() => views(request)).toEqual(expected)

  await page.getByRole('link', { name: texts.labels.home }).first().click()
  expected.push(['/downloads', '/', home])
  await expect.poll(() => views(request)).toEqual(expected)
  await page.getByRole('banner').getByRole('link', { name: texts.header.contact }).click()
  await page.waitForTimeout(SETTLE_MS)
  expect(await views(request)).toEqual(expected)
})

test('A download link counts without its token, then the page it leads to, once each', async ({
  page,
  request,
}) => {
  await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)))
  await expect(page).toHaveURL(ROUTES.home)
  await page.waitForTimeout(SETTLE_MS)
  expect(await views(request)).toEqual([
    ['', TOKEN_PAGE, texts.pages.download.title],
    [TOKEN_PAGE, '/', texts.meta.title],
  ])
  expect(await events(request)).toEqual([['guide-downloaded', { file: GUIDE.file }]])
})

test('A link that has expired and one without a token count as what was seen', async ({
  page,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() - 1)))
  await expect.poll(() => views(request)).toHaveLength(2)
  await page.goto(ROUTES.downloadWithoutToken)
  await expect.poll(() => views(request)).toHaveLength(3)
  await page.waitForTimeout(SETTLE_MS)
  expect((await views(request)).map(([, url]) => url)).toEqual([TOKEN_PAGE, '/', '/'])
  expect(await events(request)).toEqual([])
})

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
  expect(JSON.stringify(await hits(request))).not.toContain(token)
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

test('No query and no hash leaves', async ({ page, context, request }) => {
  const requests = record(context)
  await open(page, '/?email=a@b.c&x=1#services')
  await expect.poll(() => views(request)).toHaveLength(1)
  await page.goto('/downloads?email=a@b.c')
  await expect
    .poll(() => views(request))
    .toEqual([
      ['', '/', texts.meta.title],
      ['', '/downloads', texts.pages.downloads.title],
    ])
  for (const sent of requests.filter(isAnalytics))
    expect(await everythingIn(sent)).not.toMatch(/a@b\.c|x=1|#services/)
})

test('Every event arrives under its name, and tells nothing of the person', async ({
  page,
  context,
  request,
  inbox,
}) => {
  await context.route('https://wa.me/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>chat</title>' }),
  )
  await open(page, '/')
  const hero = page.locator(`#${SECTION_IDS.home}`)
  const calls = [
    hero.getByRole('link', { name: texts.hero.cta.talk }),
    page.locator(`#${SECTION_IDS.services}`).getByRole('link', { name: servicesTexts.call }),
  ]
  for (const call of calls) {
    const opened = context.waitForEvent('page')
    await call.click()
    await (await opened).close()
  }
  await hero.getByRole('link', { name: texts.hero.cta.services }).click()
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
  await page.getByRole('button', { name: footerTexts.theme.label }).click()
  await page.getByRole('menuitemradio', { name: footerTexts.theme.dark }).click()
  await goToDownloads(page)
  const dialog = requestDialog(page, GUIDE)
  await dialog.opener.click()
  await dialog.fill()
  await dialog.submit.click()
  await expect(toastOf(page, formTexts.linkSent)).toBeVisible()
  for (const language of ['en-US', 'en-US'] as const) await chooseLanguage(page, language)
  await page.getByRole('button', { name: chatbotTexts.open }).click()

  await expect
    .poll(() => events(request))
    .toEqual([
      ['call-clicked', { place: 'hero', kind: 'talk' }],
      ['call-clicked', { place: 'services', kind: 'talk' }],
      ['call-clicked', { place: 'hero', kind: 'services' }],
      ['message-sent', {}],
      ['theme-changed', { theme: 'dark' }],
      ['guide-requested', { file: GUIDE.file }],
      ['language-changed', { language: 'en-US' }],
      ['chat-opened', {}],
    ])
  const told = JSON.stringify(await hits(request))
  const mails = await inbox.mails()
  expect(mails).toHaveLength(2)
  for (const { params } of mails)
    for (const field of ['name', 'email', 'phone', 'company', 'message'])
      if (params[field]) expect(told).not.toContain(params[field])
})

test('The language chosen in the mobile menu is an event too', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: texts.labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('ja-JP') }).click()
  await expect.poll(() => events(request)).toEqual([['language-changed', { language: 'ja-JP' }]])
})

for (const [name, value] of [
  ['doNotTrack', '1'],
  ['globalPrivacyControl', true],
] as const) {
  test(`A browser with ${name} sends nothing and loads no script`, async ({ page, context }) => {
    const requests = record(context)
    await context.addInitScript(
      (signal) => Object.defineProperty(navigator, signal.name, { value: signal.value }),
      { name, value },
    )
    await open(page, '/')
    await chooseLanguage(page, 'en-US')
    await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)))
    await expect(page).toHaveURL(ROUTES.home)
    await page.waitForTimeout(SETTLE_MS)
    expect(requests.filter(isAnalytics)).toEqual([])
  })
}

const never = () => new Promise<void>(() => {})
const block = (route: Route) => route.abort('blockedbyclient')
const BLOCKED = [/^request failed: .*BLOCKED_BY_CLIENT/, /^console error: .*BLOCKED_BY_CLIENT/]
const TROUBLE = [
  { what: 'The script blocked', path: SCRIPT, answer: block, traces: BLOCKED },
  { what: 'The script hanging', path: SCRIPT, answer: never, traces: [] },
  { what: 'The collector blocked', path: COLLECTOR, answer: block, traces: BLOCKED },
  { what: 'The collector hanging', path: COLLECTOR, answer: never, traces: [] },
] as const

for (const { what, path, answer, traces } of TROUBLE) {
  test(`${what} changes nothing for the visitor`, async ({ page, inbox, faults }) => {
    faults.expect(...traces)
    await page.route(path, answer)
    const asked = page.waitForRequest(path)
    // Comes back at the load event: with a script that never ends it would not, were it waited for.
    await open(page, '/')
    await asked

    const contact = contactForm(page)
    await contact.fill()
    await contact.submit.click()
    await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
    await chooseLanguage(page, 'en-US')
    await chooseLanguage(page, 'pt-BR')
    await goToDownloads(page)
    await page.goBack()
    await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)))
    await expect(
      toastOf(page, { title: downloadsTexts.started.title, description: GUIDE.title }),
    ).toBeVisible()
    await expect(page).toHaveURL(ROUTES.home)
    expect(await inbox.mails()).toHaveLength(1)
  })
}

test('A host without the local services is asked for nothing', async ({ page, context }) => {
  const requests = record(context)
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const { 'server-timing': _announced, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await open(page, '/')
  await goToDownloads(page)
  await page.waitForTimeout(SETTLE_MS)
  expect(requests.filter(isAnalytics)).toEqual([])
})

test('The page of the visits shows what arrives while it is open, and forgets it when told', async ({
  page,
  context,
}) => {
  await page.goto('/__analytics')
  await expect(page.getByRole('heading', { name: 'Nenhum acesso ainda.' })).toBeVisible()
  await open(await context.newPage(), '/downloads?email=a@b.c')

  const list = page.locator('#messages').getByRole('link')
  await expect(list).toHaveCount(1)
  await expect(page.getByRole('status')).toHaveText('1 registro.')
  await list.click()
  await expect(page.getByRole('heading', { level: 2, name: '/downloads' })).toBeFocused()
  await expect(page.getByLabel('Registro em JSON')).toContainText('"url": "/downloads"')
  await expect(page.locator('body')).not.toContainText('a@b.c')

  await page.getByRole('button', { name: 'Apagar todos' }).click()
  await expect(page.getByRole('heading', { name: 'Nenhum acesso ainda.' })).toBeFocused()
  await expect(list).toHaveCount(0)
})
