import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

test('In another theme all colours change at once', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await open(page, '/')
  const fading = page.evaluate(
    () =>
      new Promise((resolve) => {
        const count = () =>
          resolve(document.getAnimations().filter((one) => one instanceof CSSTransition).length)
        new MutationObserver(() => requestAnimationFrame(count)).observe(document.documentElement, {
          attributeFilter: ['class'],
        })
      }),
  )
  await page.getByRole('button', { name: texts.footer.theme.label }).click()
  await page.getByRole('menuitemradio', { name: texts.footer.theme.dark }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await fading).toBe(0)
})
