import { LANGUAGE_STORAGE_KEY, THEME_STORAGE_KEY } from '../src/config/spec.ts'
import { LANGUAGES } from '../src/content/languages/languages.ts'
import { THEMES } from '../src/theme/theme.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

const PATHS = ['/', '/downloads', '/downloads/', '/download/x', '/download']

/** Each language once and each theme at least once. */
const CHOICES = LANGUAGES.map(({ value }, index) => ({
  language: value,
  theme: THEMES[index % THEMES.length] ?? 'system',
}))

for (const { language, theme } of CHOICES) {
  test(`With ${language} and ${theme} stored every page is hydrated without a fault`, async ({
    page,
  }) => {
    page.on('dialog', (dialog) => void dialog.accept())
    await page.addInitScript(
      ([languageKey, themeKey, storedLanguage, storedTheme]) => {
        localStorage.setItem(languageKey, storedLanguage)
        localStorage.setItem(themeKey, storedTheme)
      },
      [LANGUAGE_STORAGE_KEY, THEME_STORAGE_KEY, language, theme] as const,
    )
    for (const path of PATHS) {
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
}
