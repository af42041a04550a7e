import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/site/language.ts'
import { LANGUAGES } from '../../tests/support/languages.ts'

export function nameOf(language: Language): string {
  return LANGUAGES.find(({ value }) => value === language)?.label ?? language
}

/** The language switcher, which names the language that the page is in. */
export function languageButton(page: Page): Locator {
  return page.getByRole('banner').locator('[aria-haspopup="menu"]')
}

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await languageButton(page).click()
  await page.getByRole('menuitemradio', { name: nameOf(language) }).click()
}
