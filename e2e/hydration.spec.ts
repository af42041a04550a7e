import { expect, test } from './support/fixtures.ts'
import { contactForm, WRITTEN } from './support/forms.ts'
import { hydrated, open } from './support/open.ts'
import { CODE, hold } from './support/requests.ts'
import { scrolled } from './support/scrolling.ts'

/** The spellings of a page's address, and a link that leads home. */
const VISITS = [
  ['/', 'pt-BR', 'dark'],
  ['/', 'en-US', 'light'],
  ['/downloads', 'zh-CN', 'system'],
  ['/downloads/', 'ja-JP', 'dark'],
  ['/download/x', 'ko-KR', 'light'],
] as const

test('A page in a tab behind another is complete before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true })
    PerformanceObserver.prototype.observe = () => undefined
  })
  await open(page, '/downloads')
})

test('A page hydrates whole, with any stored language and theme', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await page.goto('/robots.txt')
  // Reports as an error when a part that has been shown is taken out of the page.
  await page.addInitScript(() => {
    const shown = new Set<string>()
    new MutationObserver(() => {
      for (const part of ['footer', 'main', '#contact', 'header button'])
        if (document.querySelector(part)) shown.add(part)
        else if (shown.has(part)) console.error(`${part} was taken out of ${location.pathname}`)
    }).observe(document, { childList: true, subtree: true })
  })
  for (const [path, language, theme] of VISITS) {
    await page.evaluate((stored) => Object.assign(localStorage, stored), {
      language,
      'vite-ui-theme': theme,
    })
    await page.goto(path)
    if (path === '/download/x') await expect(page).toHaveURL('/')
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? 'dark' : 'light')
    await expect(page.locator('.failure').first()).toBeHidden()
  }
})

test('Before the code comes links lead on, and Back brings what was typed', async ({ page }) => {
  const code = await hold(page, CODE)
  await page.goto('/')
  const contact = contactForm(page)
  await contact.fill()
  await page.getByRole('banner').getByRole('link', { name: 'Downloads' }).click()
  await expect(page).toHaveURL('/downloads')
  await page.goBack()
  await expect.poll(contact.values).toEqual(WRITTEN)
  await page.reload({ waitUntil: 'commit' })
  await expect.poll(contact.values).toEqual(WRITTEN)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Início' }).click()
  await page.locator('footer a[href="#"]').first().click({ force: true })
  await expect(page).toHaveURL('/#home')
  expect(await scrolled(page)).toBeGreaterThan(1000)
  code.come()
  await hydrated(page)
  expect(await contact.values()).toEqual(WRITTEN)
})
