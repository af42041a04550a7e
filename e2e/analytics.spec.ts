import { downloadPath, ROUTES, SECTION_IDS } from '../src/config/routes.ts'
import { TOKEN_LIFETIME_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { servicesTexts } from '../src/content/pt-br/services.ts'
import {
  events,
  everythingIn,
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
import { dictionaries, texts } from './site.ts'
import { toastOf } from './toast.ts'
import { tokenFor } from './token.ts'

const [GUIDE] = MATERIALS

test.beforeEach(({ request }) => forgetHits(request))

/** A campaign, and what else a link may carry. */
const QUERY =
  '?utm_source=carta&utm_medium=e-mail&utm_campaign=IA+no+varejo&utm_content=ana@exemplo.com&email=ana@exemplo.com'

test('Every navigation counts once, under its own title, the first one with its campaign', async ({
  page,
  context,
  request,
}) => {
  const requests = record(context)
  const home = texts.meta.title
  const downloads = texts.pages.downloads.title
  const expected = [['', '/?utm_source=carta&utm_medium=e-mail&utm_campaign=IA+no+varejo', home]]
  await open(page, `/${QUERY}#services`)
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
  for (const sent of requests.filter(isAnalytics))
    expect(await everythingIn(sent)).not.toMatch(/exemplo|#services/)
})

test('A download link counts without its token and query, then the page it leads to, once each', async ({
  page,
  request,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const seen = async () => (await views(request)).map(([from, url]) => [from, url])
  const expected = [
    ['', TOKEN_PAGE],
    [TOKEN_PAGE, '/'],
  ]
  await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() + TOKEN_LIFETIME_MS)) + QUERY)
  await expect.poll(seen).toEqual(expected)
  expect((await views(request))[0]?.[2]).toBe(texts.pages.download.title)

  // One that has expired leads nowhere else; one without a token is no page of its own.
  await page.goto(downloadPath(tokenFor(GUIDE.file, Date.now() - 1)))
  expected.push(['', TOKEN_PAGE], [TOKEN_PAGE, '/'])
  await expect.poll(seen).toEqual(expected)
  await page.goto(ROUTES.downloadWithoutToken)
  expected.push(['', '/'])
  await page.waitForTimeout(SETTLE_MS)
  expect(await seen()).toEqual(expected)
  expect(await events(request)).toEqual([['guide-downloaded', { file: GUIDE.file }]])
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
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: dictionaries['en-US'].labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('ja-JP') }).click()

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
      ['language-changed', { language: 'ja-JP' }],
    ])
  const told = JSON.stringify(await hits(request))
  for (const written of Object.values(WRITTEN)) expect(told).not.toContain(written)
})
