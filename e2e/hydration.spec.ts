import { expect, test } from './support/fixtures.ts'
import { hydrated, open } from './support/open.ts'

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
