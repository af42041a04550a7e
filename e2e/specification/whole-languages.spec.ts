import { LANGUAGES, languagePath } from '../../src/config/languages.ts'
import { downloadPath, PATHS } from '../../src/config/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '../../src/config/spec.ts'
import { chatbotTexts } from '../../src/content/ja-jp/chatbot.ts'
import { contactTexts } from '../../src/content/ja-jp/contact.ts'
import { downloadsTexts } from '../../src/content/ja-jp/downloads.ts'
import { formTexts } from '../../src/content/ja-jp/forms.ts'
import { MATERIALS } from '../../src/content/ja-jp/materials.ts'
import { notFoundTexts } from '../../src/content/ja-jp/not-found.ts'
import { servicesTexts } from '../../src/content/ja-jp/services.ts'
import { notFoundTexts as portugueseNotFound } from '../../src/content/pt-br/not-found.ts'
import { servicesTexts as portugueseServices } from '../../src/content/pt-br/services.ts'
import { interpolate } from '../../src/lib/interpolate.ts'
import { bringAxe, violations } from '../axe.ts'
import { chatbot } from '../chatbot.ts'
import { contactForm, WRITTEN } from '../contact-form.ts'
import { cutOff } from '../cut-off.ts'
import { expect } from '../fixtures.ts'
import { chooseLanguage } from '../language-menu.ts'
import { open } from '../open.ts'
import { testOf, WHOLE } from '../other-sites.ts'
import { requestDialog } from '../request-dialog.ts'
import { dictionaries } from '../site.ts'
import { toastOf } from '../toast.ts'
import { tokenFor } from '../token.ts'

const test = testOf('whole')
const SITE_URL = WHOLE.VITE_SITE_URL
const texts = dictionaries['ja-JP']
const HOME = '/ja/'
const DOWNLOADS = '/ja/downloads'

const OTHERS = LANGUAGES.map(({ value }) => value).filter((language) => language !== 'pt-BR')

test('A message is written, sent and answered for in the language of its page', async ({
  page,
  inbox,
}) => {
  await open(page, HOME)
  const contact = contactForm(page, contactTexts)
  await contact.field('email').fill('a@b')
  await contact.field('message').focus()
  await expect(contact.form.getByText(formTexts.emailInvalid)).toBeVisible()
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, formTexts.contactSent, formTexts)).toBeVisible()
  expect(await inbox.mails()).toHaveLength(1)
})

test('A guide is asked for, and its link speaks the language that it was asked for in', async ({
  page,
  inbox,
}) => {
  const [guide] = MATERIALS
  if (!guide) throw new Error('There is no guide')
  await open(page, DOWNLOADS)
  const request = requestDialog(page, guide, downloadsTexts)
  await request.opener.click()
  await request.fill()
  await request.submit.click()
  await expect(toastOf(page, formTexts.linkSent, formTexts)).toBeVisible()

  const [mail] = await inbox.mails()
  const { pathname } = new URL(String(mail?.params['link']))
  expect(pathname).toMatch(/^\/download\//)
  const download = page.waitForEvent('download')
  await page.goto(pathname)
  expect((await download).suggestedFilename()).toBe(guide.file)
  await expect(page).toHaveURL(HOME)
  const { title, description } = downloadsTexts.started
  const words = { title, description: interpolate(description, { title: guide.title }) }
  await expect(toastOf(page, words, formTexts)).toBeVisible()
})

test('A link that has expired says so in the stored language, and leads to its home page', async ({
  page,
}) => {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.addInitScript((key) => localStorage.setItem(key, 'ja-JP'), LANGUAGE_STORAGE_KEY)
  await page.goto(downloadPath(tokenFor(MATERIALS[0]?.file ?? '', 0)), { waitUntil: 'commit' })
  await expect(page).toHaveURL(HOME)
  expect(alerts).toEqual([downloadsTexts.expired])
})

test('A missing page is told in the language of its address, an unknown language in Portuguese', async ({
  page,
  faults,
}) => {
  faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
  const words = { '/ja/nada': notFoundTexts, '/xx/': portugueseNotFound }
  for (const [address, { heading, home }] of Object.entries(words)) {
    await page.addInitScript((key) => localStorage.removeItem(key), LANGUAGE_STORAGE_KEY)
    expect((await open(page, address))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(page.getByRole('link', { name: home })).toBeVisible()
  }
})

test('The switcher leads to the same page and place in another language, what was typed and the theme stay', async ({
  page,
}) => {
  await open(page, PATHS.home)
  const services = page.locator('#services')
  await services.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await page.emulateMedia({ colorScheme: 'dark' })
  await contactForm(page).field('email').fill(WRITTEN.email)
  await services.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
  await chooseLanguage(page, 'ja-JP')
  await expect(page).toHaveURL(HOME)
  await expect(services.getByRole('heading', { name: servicesTexts.heading })).toBeInViewport()
  await expect(page.locator('html')).toHaveClass('dark')
  await page.mouse.move(5, 5)
  await expect(contactForm(page, contactTexts).field('email')).toHaveValue(WRITTEN.email)

  await page.getByRole('link', { name: texts.header.downloads }).first().click()
  await expect(page).toHaveURL(DOWNLOADS)
  await chooseLanguage(page, 'ko-KR')
  await expect(page).toHaveURL('/ko/downloads')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR')
})

test('An address keeps its language, whatever is stored, and brings no other', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'en-US'), LANGUAGE_STORAGE_KEY)
  const scripts: Promise<string>[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text())
  })
  await open(page, HOME)
  await expect(page).toHaveTitle(texts.meta.title)
  const code = (await Promise.all(scripts)).join('')
  expect(code).toContain(servicesTexts.intro)
  expect(code).not.toContain(portugueseServices.intro)
})

test('The chat opens with words of the page’s language', async ({ page }) => {
  await open(page, HOME)
  const chat = chatbot(page, chatbotTexts)
  await chat.launcher.click()
  await expect(chat.choice('Serviços')).toBeFocused()
  await expect(chat.panel.getByText('ポルトガル語')).toBeVisible()
})

test('Search engines find each page in every language, with all its others', async ({
  request,
}) => {
  for (const { value: language } of LANGUAGES)
    for (const name of ['', 'downloads']) {
      const own = `${languagePath(language)}/${name}`
      const html = await (await request.get(own)).text()
      expect(html).toContain(`<html lang="${language}"`)
      if (own === HOME) expect(html).toContain(servicesTexts.intro)
      expect(html).toContain(`<link rel="canonical" href="${SITE_URL}${own}">`)
      expect(html).toContain(`<meta property="og:locale" content="${language.replace('-', '_')}">`)
      for (const { value: other } of LANGUAGES)
        expect(html).toContain(
          `<link rel="alternate" hreflang="${other}" href="${SITE_URL}${languagePath(other)}/${name}">`,
        )
      expect(html).toContain(`hreflang="x-default" href="${SITE_URL}/${name}"`)
    }
})

/** Letters and words that of the five languages Portuguese alone writes. */
const PORTUGUESE = /[ãõç]|\b(uma|nosso|nossa|seus?|sua|para|que|pelo|mais)\b/iu

for (const language of OTHERS) {
  test(`${language}: no Portuguese is left and nothing is cut off`, async ({ page, faults }) => {
    faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
    await bringAxe(page)
    for (const address of ['/', '/downloads', '/nada'].map((it) => languagePath(language) + it)) {
      await open(page, address)
      const shown = await page.evaluate(() => {
        const found: string[] = []
        const note = (element: Element | null, text: string | null) => {
          if (!element?.closest('[lang="pt-BR"], script, style')) found.push(text ?? '')
        }
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        for (let node = walker.nextNode(); node; node = walker.nextNode())
          note(node.parentElement, node.textContent)
        for (const name of ['aria-label', 'alt', 'placeholder', 'title'])
          for (const named of document.querySelectorAll(`[${name}]`))
            note(named, named.getAttribute(name))
        return found
      })
      const own = LANGUAGES.map(({ label }) => label)
      const portuguese = shown.filter(
        (text) => PORTUGUESE.test(text) && !own.some((name) => text.includes(name)),
      )
      expect(portuguese, address).toEqual([])

      for (const width of [320, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await cutOff(page), `${address} at ${width} px`).toEqual([])
      }
      // The markup is one in all languages, and so are its colours.
      if (language === 'ja-JP')
        expect(await violations(page, { colours: 'not' }), address).toEqual([])
    }
  })
}
