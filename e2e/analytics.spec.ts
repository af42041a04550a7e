import { downloadPath, ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import {
  events,
  forgetHits,
  goToDownloads,
  hits,
  isAnalytics,
  record,
  SETTLE_MS,
  TOKEN_PAGE,
  views,
} from './analytics.ts'
import { contactForm, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { chooseLanguage, nameOf } from './language-menu.ts'
import { open } from './open.ts'
import { texts } from './site.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

const [GUIDE] = MATERIALS

test.beforeEach(({ request }) => forgetHits(request))

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

test('A campaign counts with the page that it led to, without whatever else the link carries', async ({
  page,
  context,
  request,
}) => {
  const requests = record(context)
  const query =
    '?utm_source=carta&utm_medium=e-mail&utm_campaign=IA+no+varejo&utm_content=ana@exemplo.com&email=ana@exemplo.com'
  await open(page, `/${query}`)
  await goToDownloads(page)
  const told = '/?utm_source=carta&utm_medium=e-mail&utm_campaign=IA+no+varejo'
  await expect
    .poll(async () => (await views(request)).map(([from, url]) => [from, url]))
    .toEqual([
      ['', told],
      ['/', '/downloads'],
    ])
  for (const sent of requests.filter(isAnalytics))
    expect(sent.postData() ?? '').not.toContain('exemplo')

  await forgetHits(request)
  await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)) + query)
  await expect(page).toHaveURL(ROUTES.home)
  await expect
    .poll(async () => (await views(request)).map(([from, url]) => [from, url]))
    .toEqual([
      ['', TOKEN_PAGE],
      [TOKEN_PAGE, '/'],
    ])
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

test('Every event arrives under its name, and tells nothing of the person', async ({
  page,
  context,
  request,
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
  // By keyboard: the chat's preview may lie over the menu by now.
  await page.getByRole('button', { name: footerTexts.theme.label }).press('Enter')
  await page.getByRole('menuitemradio', { name: footerTexts.theme.dark }).press('Enter')
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
      ['language-changed', { language: 'en-US' }],
      ['chat-opened', {}],
    ])
  const told = JSON.stringify(await hits(request))
  for (const written of Object.values(WRITTEN)) expect(told).not.toContain(written)
})

test('The language chosen in the mobile menu is an event too', async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/')
  await page.getByRole('button', { name: texts.labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('ja-JP') }).click()
  await expect.poll(() => events(request)).toEqual([['language-changed', { language: 'ja-JP' }]])
})

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
