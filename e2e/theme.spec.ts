import type { Page } from '@playwright/test'
import { THEME_STORAGE_KEY } from '../src/config/spec.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { themeStorageKeys } from '../src/theme/theme.ts'
import type { Theme } from '../src/theme/theme.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { settings } from './site.ts'

const [KEY, BRAND_KEY] = themeStorageKeys(settings.brandName)
const NAMES = footerTexts.theme

async function choose(page: Page, theme: Theme): Promise<void> {
  await page.getByRole('button', { name: NAMES.label }).click()
  await page.getByRole('menuitemradio', { name: NAMES[theme] }).click()
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme)
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
}

test('Without a choice the theme is that of the system, and follows it', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/')
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('Claro, Escuro and Sistema are applied, stored and kept', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/downloads')
  for (const [theme, applied] of [
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'dark'],
    ['light', 'light'],
  ] as const) {
    await choose(page, theme)
    await expectTheme(page, applied)
    expect(await page.evaluate((key) => localStorage.getItem(key), THEME_STORAGE_KEY)).toBe(theme)
    await expect(page.getByRole('button', { name: NAMES.label })).toHaveText(NAMES[theme])
  }
  await page.reload()
  await expectTheme(page, 'light')
  await expect(page.getByRole('button', { name: `${NAMES.label} ${NAMES.light}` })).toBeVisible()
})

const STORED: [string, Record<string, string>, 'light' | 'dark'][] = [
  ['the first key', { [KEY]: 'dark' }, 'dark'],
  ['the key of the brand', { [BRAND_KEY]: 'dark' }, 'dark'],
  ['the first key before that of the brand', { [KEY]: 'light', [BRAND_KEY]: 'dark' }, 'light'],
  ['no unknown theme', { [KEY]: 'sepia', [BRAND_KEY]: 'dark' }, 'dark'],
]

test("A stored theme is there before the site's script runs, and stays", async ({ page }) => {
  const withoutScript = '**/assets/*.js'
  await page.route(withoutScript, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
  await page.goto('/downloads')
  for (const [name, stored, theme] of STORED) {
    await page.emulateMedia({ colorScheme: theme === 'dark' ? 'light' : 'dark' })
    await page.evaluate((values) => {
      localStorage.clear()
      for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
    }, stored)
    await page.reload()
    await expectTheme(page, theme)
    const painted = await page.locator('html').evaluate((root) => {
      const { backgroundColor } = getComputedStyle(root)
      const [red = 0] = backgroundColor.match(/\d+/g) ?? []
      return Number(red) < 128 ? 'dark' : 'light'
    })
    expect(painted, name).toBe(theme)
  }
  await page.unroute(withoutScript)
  await open(page, '/downloads')
  await expectTheme(page, 'dark')
})

test('An open tab follows another within a second', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/downloads')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await open(other, '/downloads')
  await choose(page, 'dark')
  await expect(other.locator('html')).toHaveClass('dark', { timeout: 1000 })
  await expect(other.getByRole('button', { name: NAMES.label })).toHaveText(NAMES.dark)
})

test("The browser's own bars have the colour of the chosen theme", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/downloads')
  const barMatchesPage = () =>
    page.evaluate(() => {
      const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
      const shown = metas.filter(({ media }) => window.matchMedia(media).matches)
      const probe = document.createElement('i')
      probe.style.color = shown[0]?.content ?? ''
      return (
        shown.length === 1 &&
        probe.style.color === getComputedStyle(document.documentElement).backgroundColor
      )
    })
  expect(await barMatchesPage()).toBe(true)
  await choose(page, 'dark')
  await expect.poll(barMatchesPage).toBe(true)
  await open(page, '/')
  expect(await barMatchesPage()).toBe(true)
})
