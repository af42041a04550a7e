import { expect, test } from './support/fixtures.ts'
import { dismissPreview, open } from './support/open.ts'

for (const [width, height, name] of [
  [360, 640, /^Conversar/],
  [1024, 768, /^Vamos Conversar/],
] as const)
  test(`At ${width} px the header’s call comes as the hero’s goes`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await open(page, '/')
    const call = page.getByRole('banner').getByRole('link', { name })
    await expect(call).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, 2 * height)
    await expect(call).toHaveCSS('opacity', '1')
    await page.mouse.wheel(0, -2 * height)
    await expect(call).toHaveCSS('opacity', '0')
    await call.focus()
    await expect(call).toHaveCSS('opacity', '1')
  })

test('In the menu of a low phone the call is seen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await dismissPreview(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const call = page.getByRole('dialog').getByRole('link', { name: 'Vamos Conversar' })
  await expect(call).toBeInViewport({ ratio: 1 })
})
