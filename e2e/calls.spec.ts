import type { Locator } from '@playwright/test'
import { interpolate } from '../src/text/interpolate.ts'
import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

const { labels, hero } = texts
/** A phone's smallest window between its browser's bars. */
const LOW_PHONE = { width: 360, height: 640 }

function call(part: Locator, label: string) {
  return part.getByRole('link', { name: interpolate(labels.newTab, { label }) })
}

for (const { size, label } of [
  { size: LOW_PHONE, label: labels.talk },
  { size: { width: 1024, height: 768 }, label: hero.cta.talk },
])
  test(`At ${size.width} px the header’s call comes as the hero’s goes`, async ({ page }) => {
    await page.setViewportSize(size)
    await open(page, '/')
    const inHeader = call(page.getByRole('banner'), label)
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
  await page.getByRole('button', { name: labels.openMenu }).click()
  await expect(call(page.getByRole('dialog'), hero.cta.talk)).toBeInViewport({ ratio: 1 })
})
