import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

/** A phone's smallest window between its browser's bars. */
const LOW_PHONE = { width: 360, height: 640 }

for (const { size, label } of [
  { size: LOW_PHONE, label: 'Conversar' },
  { size: { width: 1024, height: 768 }, label: 'Vamos Conversar' },
])
  test(`At ${size.width} px the header’s call comes as the hero’s goes`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/')
    const inHeader = page
      .getByRole('banner')
      .getByRole('link', { name: new RegExp(`^${label} .WhatsApp`) })
    await expect(inHeader).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, 2 * size.height)
    await expect(inHeader).toHaveCSS('opacity', '1')
    await expect(inHeader).toHaveAttribute('href', /wa\.me/)
    await page.mouse.wheel(0, -2 * size.height)
    await expect(inHeader).toHaveCSS('opacity', '0')
    await inHeader.focus()
    await expect(inHeader).toHaveCSS('opacity', '1')
  })

test('In the menu of a low phone the call is seen', async ({ page }) => {
  await page.setViewportSize(LOW_PHONE)
  await dismissPreview(page)
  await open(page, '/')
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  const inMenu = page.getByRole('dialog').getByRole('link', { name: 'Vamos Conversar' })
  await expect(inMenu).toBeInViewport({ ratio: 1 })
})
