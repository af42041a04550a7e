import type { Page } from '@playwright/test'
import { expect, test } from './support/fixtures.ts'
import { contactForm, toastOf } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

const NAMES = texts.footer.theme

async function chooseDark(page: Page): Promise<void> {
  await page.getByRole('button', { name: NAMES.label }).click()
  await page.getByRole('menuitemradio', { name: NAMES.dark }).click()
}

async function expectTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator('html')).toHaveClass(theme)
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme)
}

/** Counts the transitions that a change of theme starts. */
function transitionsInNewTheme(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const count = () =>
          resolve(document.getAnimations().filter((one) => one instanceof CSSTransition).length)
        new MutationObserver(() => requestAnimationFrame(count)).observe(document.documentElement, {
          attributeFilter: ['class'],
        })
      }),
  )
}

/** Whether the browser's own bars have the colour of the page. */
function barMatchesPage(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const metas = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')]
    const shown = metas.filter(({ media }) => window.matchMedia(media).matches)
    const probe = document.createElement('i')
    probe.style.color = shown[0]?.content ?? ''
    return (
      shown.length === 1 &&
      probe.style.color === getComputedStyle(document.documentElement).backgroundColor
    )
  })
}

test('An open tab follows another in its theme, with the bars of the browser', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const other = await context.newPage()
  await other.emulateMedia({ colorScheme: 'light' })
  await open(other, '/')
  expect(await barMatchesPage(other)).toBe(true)
  const fading = transitionsInNewTheme(other)
  await chooseDark(page)
  await expectTheme(other, 'dark')
  expect(await fading).toBe(0)
  await expect.poll(() => barMatchesPage(other)).toBe(true)
  await expect(other.getByRole('button', { name: NAMES.label })).toHaveText(NAMES.dark)
})

/** Runs in the page: storage is there, and throws at any use, as where Firefox finds its file damaged. */
function damageStorage(): void {
  const fail = () => {
    throw new DOMException('Access is denied.', 'NS_ERROR_FILE_CORRUPTED')
  }
  const value = new Proxy({}, { get: fail, set: fail, ownKeys: fail, deleteProperty: fail })
  for (const area of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, area, { value })
}

test('With storage that throws a theme is chosen and a message sent', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(damageStorage)
  await open(page, '/')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow()
  await chooseDark(page)
  await expectTheme(page, 'dark')
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
})
