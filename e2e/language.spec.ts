import type { Page } from '@playwright/test'
import { SECTION_IDS } from '../src/config/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '../src/config/spec.ts'
import { LANGUAGES } from '../src/config/languages.ts'
import type { Language } from '../src/config/languages.ts'
import { fill } from '../src/lib/fill.ts'
import { expect, test } from './fixtures.ts'
import { expectHead } from './head.ts'
import { chooseLanguage, languageButton, nameOf } from './language-menu.ts'
import { open } from './open.ts'
import { dictionaries, heroText, texts } from './site.ts'

const PORTUGUESE_SECTIONS = [
  SECTION_IDS.culture,
  SECTION_IDS.services,
  SECTION_IDS.courses,
  SECTION_IDS.contact,
]

async function expectLanguage(page: Page, language: Language): Promise<void> {
  const { header, hero, labels } = dictionaries[language]
  await expectHead(page, 'home', language)
  const navigation = page.getByRole('navigation', { name: labels.mainNavigation })
  // A page that a language has no name for keeps its Portuguese one.
  const names = Object.values({ ...texts.header, ...header })
  await expect(navigation.getByRole('link')).toHaveText(names)
  const { label, short } = LANGUAGES.find(({ value }) => value === language) ?? LANGUAGES[0]
  await expect(languageButton(page)).toHaveAccessibleName(
    `${short}, ${fill(labels.changeLanguage, { language: label })}`,
  )

  const home = page.locator(`#${SECTION_IDS.home}`)
  await expect(home.getByRole('heading', { level: 1 })).toHaveText(heroText(language))
  for (const text of [hero.vision, hero.description, hero.cta.talk, hero.cta.services])
    await expect(home.getByText(text, { exact: true })).toBeVisible()
  const lines = hero.subtitle.split('&')
  expect(await home.locator('p', { has: page.locator('br') }).innerText()).toBe(
    `${lines[0]?.trim()} &\n${lines[1]?.trim()}`,
  )

  const mark = language === 'pt-BR' ? null : 'pt-BR'
  for (const id of PORTUGUESE_SECTIONS)
    expect(await page.locator(`#${id}`).getAttribute('lang'), id).toBe(mark)
  expect(await page.getByRole('contentinfo').getAttribute('lang')).toBe(mark)
}

test('Each language, chosen in the menu, is shown, stored and kept', async ({ page }) => {
  await open(page, '/')
  await expectLanguage(page, 'pt-BR')
  // Away from Portuguese, and back to it.
  for (const language of [...LANGUAGES.map(({ value }) => value).toReversed(), 'en-US'] as const) {
    await chooseLanguage(page, language)
    await expectLanguage(page, language)
    const stored = await page.evaluate((key) => localStorage.getItem(key), LANGUAGE_STORAGE_KEY)
    expect(stored).toBe(language)
  }
  await page.reload()
  await expectLanguage(page, 'en-US')
})

test('Each page has its title and description in the chosen language', async ({ page, faults }) => {
  faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'en-US')
  }, LANGUAGE_STORAGE_KEY)
  for (const [path, name] of [
    ['/', 'home'],
    ['/downloads', 'downloads'],
    ['/nada', 'notFound'],
  ] as const) {
    await open(page, path)
    await expectHead(page, name, 'en-US')
  }
})

test('An unknown stored code is Portuguese at first, and English when it comes later', async ({
  page,
  context,
}) => {
  await open(page, '/downloads')
  await page.evaluate((key) => {
    localStorage.setItem(key, 'xx-XX')
  }, LANGUAGE_STORAGE_KEY)
  const later = await context.newPage()
  await open(later, '/downloads')
  await expectHead(later, 'downloads', 'pt-BR')
  await page.evaluate((key) => {
    localStorage.setItem(key, 'yy-YY')
  }, LANGUAGE_STORAGE_KEY)
  await expectHead(later, 'downloads', 'en-US')
})

test('An open tab follows another within a second', async ({ page, context }) => {
  await open(page, '/downloads')
  const other = await context.newPage()
  await open(other, '/downloads')
  await chooseLanguage(page, 'en-US')
  await expect(other.locator('html')).toHaveAttribute('lang', 'en-US', { timeout: 1000 })
  await expectHead(other, 'downloads', 'en-US')
})

test('The menu is used by keyboard, and Escape leaves the language as it was', async ({ page }) => {
  await open(page, '/downloads')
  const button = languageButton(page)
  const menu = page.getByRole('menu')
  const item = (language: Language) => menu.getByRole('menuitemradio', { name: nameOf(language) })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(menu.getByRole('menuitemradio')).toContainText(LANGUAGES.map(({ label }) => label))
  await expect(menu.getByRole('menuitemradio', { checked: true })).toContainText(nameOf('pt-BR'))
  await expect(item('pt-BR')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(item('en-US')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')

  await page.keyboard.press('ArrowDown')
  await expect(item('pt-BR')).toBeFocused()
  await page.keyboard.press('End')
  const [beforeLast, last] = LANGUAGES.slice(-2).map(({ value }) => value)
  if (!beforeLast || !last) throw new Error('The menu has no two languages')
  await expect(item(last)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(item(beforeLast)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('lang', beforeLast)
  await expect(button).toBeFocused()
})
