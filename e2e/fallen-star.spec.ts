import type { Page } from '@playwright/test'
import { DRAWING, STAR_PLACE, type Place } from '../src/looks/sky/mending.ts'
import { interpolate } from '../src/text/interpolate.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

const { notFound: notFoundTexts, fallenStar } = texts

function starOf(page: Page) {
  return page.getByRole('slider', { name: fallenStar.name })
}

test.beforeEach(async ({ page, faults }) => {
  faults.expectStatus(404)
  await open(page, '/nao-existe')
})

test('The fallen star is moved back by keyboard @sky', async ({ page }) => {
  const star = starOf(page)
  await expect(star).toHaveAccessibleDescription(fallenStar.hint)
  await page.getByRole('main').getByRole('link', { name: notFoundTexts.home }).focus()
  await page.keyboard.press('Tab')
  await expect(star).toBeFocused()

  const { onItsWay, inPlace, mended } = fallenStar
  await page.keyboard.press('ArrowUp')
  await expect(star).not.toHaveAttribute('aria-valuetext', interpolate(onItsWay, { percent: 0 }))
  for (let press = 0; press < 9; press++) await page.keyboard.press('ArrowUp')
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowLeft')
  await expect(star).toHaveAttribute('aria-valuetext', inPlace)
  await expect(page.getByRole('status').filter({ hasText: mended })).toBeVisible()
  await expect(star).toBeFocused()
})

test('The fallen star is dragged back, which repairs the picture @sky', async ({ page }) => {
  const star = starOf(page)
  await star.hover()
  await page.mouse.down()
  const picture = await page.getByRole('img', { name: notFoundTexts.imageAlt }).boundingBox()
  if (!picture) throw new Error('The picture is not shown')
  const at = ({ x, y }: Place) =>
    [
      picture.x + (x / DRAWING.width) * picture.width,
      picture.y + (y / DRAWING.height) * picture.height,
    ] as const
  await page.mouse.move(...at({ x: STAR_PLACE.x + 200, y: STAR_PLACE.y }), { steps: 4 })
  await expect(star).not.toHaveAttribute('aria-valuetext', fallenStar.inPlace)
  await page.mouse.move(...at({ x: STAR_PLACE.x + 20, y: STAR_PLACE.y }), { steps: 4 })
  await page.mouse.up()
  await expect(star).toHaveAttribute('aria-valuetext', fallenStar.inPlace)

  // The parts of the picture have replaced it, and the aurora is painted.
  await expect(page.locator('.mend-drawing .bolt')).toHaveCSS('opacity', '0')
  await expect(page.locator('.mend-aurora')).toHaveAttribute('data-live', '')
})
