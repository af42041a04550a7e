import type { Page } from '@playwright/test'
import { LANGUAGE_STORAGE_KEY, THEME_STORAGE_KEY } from '../src/config/spec.ts'
import { LANGUAGES } from '../src/config/languages.ts'
import { THEMES } from '../src/theme/theme.ts'
import { expect, test } from './fixtures.ts'
import { hydrated } from './open.ts'

/** Each language once and each theme at least once. */
const CHOICES = LANGUAGES.map(({ value }, index) => ({
  language: value,
  theme: THEMES[index % THEMES.length] ?? 'system',
}))

async function store(page: Page, language: string, theme: string): Promise<void> {
  await page.addInitScript(
    ([languageKey, themeKey, storedLanguage, storedTheme]) => {
      localStorage.setItem(languageKey, storedLanguage)
      localStorage.setItem(themeKey, storedTheme)
    },
    [LANGUAGE_STORAGE_KEY, THEME_STORAGE_KEY, language, theme] as const,
  )
}

/** Reports as an error when a part that has been shown is taken out of the page. */
async function watchParts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shown = new Set<string>()
    new MutationObserver(() => {
      for (const part of ['footer', 'main', '#contact', 'header button'])
        if (document.querySelector(part)) shown.add(part)
        else if (shown.has(part)) console.error(`${part} was taken out of ${location.pathname}`)
    }).observe(document, { childList: true, subtree: true })
  })
}

for (const { language, theme } of CHOICES) {
  test(`With ${language} and ${theme} stored the pages are hydrated where they stand`, async ({
    page,
  }) => {
    await store(page, language, theme)
    await watchParts(page)
    for (const path of ['/', '/downloads', '/downloads/']) {
      await page.goto(path)
      await hydrated(page)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
}

test('A page that only leads home is hydrated without a fault', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await store(page, 'en-US', 'dark')
  for (const path of ['/download/x', '/download/x/', '/download', '/download/']) {
    await page.goto(path)
    await expect(page).toHaveURL('/')
    await hydrated(page)
  }
})
