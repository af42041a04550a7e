import type { Locator, Page } from '@playwright/test'
import type { Language } from '../../src/site/language.ts'
import { LANGUAGES } from '../../tests/support/example-texts.ts'

/** The language switcher, which names the language that the page is in. */
export function languageButton(page: Page): Locator {
  return page.getByRole('banner').locator('[aria-haspopup="menu"]')
}

export async function chooseLanguage(page: Page, language: Language): Promise<void> {
  await languageButton(page).click()
  const name = LANGUAGES.find(({ value }) => value === language)?.label ?? language
  await page.getByRole('menuitemradio', { name }).click()
}
