import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

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
  await page.getByRole('button', { name: 'Tema:' }).click()
  await page.getByRole('menuitemradio', { name: 'Escuro' }).click()
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  expect(await fading).toBe(0)
})
