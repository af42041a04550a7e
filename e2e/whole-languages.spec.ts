import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { canonicalPath, ROUTES } from '../src/site/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '../src/site/spec.ts'
import { interpolate } from '../src/text/interpolate.ts'
import { LANGUAGES } from '../tests/support/languages.ts'
import { textsIn } from '../tests/support/texts.ts'
import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN, requestDialog, toastOf } from './support/forms.ts'
import { chooseLanguage, nameOf } from './support/language-menu.ts'
import { CODE, hold, withoutCode, hydrated, open, styled, PHONE } from './support/open.ts'
import { BASE, OTHER_SETTINGS } from './support/other-site.ts'
import { texts as portuguese } from './support/site.ts'
import { textFaults } from './support/text-faults.ts'

const texts = textsIn('ja-JP')
const SITE = OTHER_SETTINGS.VITE_SITE_URL + BASE
const HOME = `${BASE}/ja/`
const DOWNLOADS = `${HOME}downloads`

test('In no language is a text cut off, and a missing page is in that of its address', async ({
  page,
  faults,
}) => {
  faults.expectStatus(404)
  // Without code each page is whole as it is served; only the 404 page needs code for its language.
  await withoutCode(page)
  for (const path of ['/', '/downloads', '/nada'])
    for (const { value: language, folder } of LANGUAGES) {
      if (path === '/nada') await page.unrouteAll()
      const address = folder + path
      await page.goto(BASE + address)
      await styled(page)
      if (path === '/nada') {
        await hydrated(page)
        const { heading, home } = textsIn(language).notFound
        const link = page.getByRole('link', { name: home })
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading.join(' '))
        await expect(link).toHaveAttribute('href', `${BASE}${folder}/`)
      } else
        await expect(
          page.locator(`[rel=canonical][href="${SITE}${canonicalPath(address)}"]`),
        ).toBeAttached()
      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await textFaults(page), `${address} at ${width} px`).toEqual([])
      }
    }
})

test('A guide is asked for and downloaded in the language of the page', async ({ page, inbox }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const [guide] = texts.guides.guides
  await open(page, DOWNLOADS)
  const request = requestDialog(page, guide, texts.downloads)
  await request.opener.click()
  const notice = request.dialog.getByRole('link', { name: texts.forms.privacyNotice })
  await expect(notice).toHaveAttribute('href', BASE + OTHER_SETTINGS.VITE_PRIVACY_URL)
  await request.fill()
  await request.dialog.getByRole('checkbox').check()
  await request.submit.click()
  await expect(toastOf(page, texts.forms.linkSent, texts.forms)).toBeVisible()

  const [mail] = await inbox.mails()
  const { pathname } = new URL(String(mail?.params['link']))
  expect(pathname).toMatch(new RegExp(`^${BASE}/download/`))
  const download = page.waitForEvent('download')
  await page.goto(pathname)
  expect((await download).suggestedFilename()).toBe(guide.file)
  await expect(page).toHaveURL(HOME)
  const { title, description } = texts.downloads.started
  const started = { title, description: interpolate(description, { title: guide.title }) }
  await expect(toastOf(page, started, texts.forms)).toBeVisible()
  const outside = asked.filter((it) => !it.startsWith(`${BASE}/`) && !/^\/(__|api\/)/.test(it))
  expect(outside).toEqual([])
})

test('A shared page whose code hangs or fails is shown as it was served', async ({
  page,
  faults,
}) => {
  faults.expectStatus(404)
  faults.expect(/^console error/)
  // As in a browser that reports no paint of a hidden page.
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined
  })
  const code = await hold(page, CODE)
  await page.goto(`${HOME}nada`)
  await expect(
    page.getByRole('heading', { name: portuguese.notFound.heading.join(' ') }),
  ).toBeVisible()
  code.fail()
  await expect(page.locator('html')).toHaveAttribute('data-no-script')
  await expect(page.locator('html')).not.toHaveAttribute('data-awaits-language')
})

test('The language menu leads to the same page and section', async ({ page }) => {
  await open(page, BASE + ROUTES.home.path)
  const services = page.locator('#services')
  await page.emulateMedia({ colorScheme: 'dark' })
  await contactForm(page).field('email').fill(WRITTEN.email)
  await services.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await chooseLanguage(page, 'ja-JP')
  await expect(page).toHaveURL(HOME)
  await expect(services.getByRole('heading', { name: texts.services.heading })).toBeInViewport()
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(contactForm(page, texts.contact).field('email')).toHaveValue(WRITTEN.email)

  await page.getByRole('link', { name: texts.header.downloads }).first().click()
  await expect(page).toHaveURL(DOWNLOADS)
  await page.setViewportSize(PHONE)
  await page.getByRole('button', { name: texts.labels.openMenu }).click()
  await page.getByRole('button', { name: nameOf('ko-KR') }).click()
  await expect(page).toHaveURL(`${BASE}/ko/downloads`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})

test('The language of an address goes before a stored one', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'en-US'), LANGUAGE_STORAGE_KEY)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await open(page, HOME)
  await expect(page).toHaveTitle(texts.meta.title)
  const code = (await Promise.all(scripts)).join('')
  expect(code).toContain(texts.services.intro)
  expect(code).not.toContain(portuguese.services.intro)

  const chat = chatbot(page, texts.chatbot)
  await chat.launcher.click()
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await expect(chat.panel.getByText('ポルトガル語')).toBeVisible()
})
