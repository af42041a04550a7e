import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { withoutCode } from './hold-code.ts'
import { styled } from './open.ts'

const WIDTHS_PX = [390, 1440]

/** How the first view of a page looks without its code, with its whole style or with its first alone. */
async function look(page: Page, path: string, style: 'whole' | 'first view'): Promise<string[]> {
  await withoutCode(page)
  if (style === 'first view') await page.route('**/assets/style-*.css', (route) => route.abort())
  await page.goto(path)
  if (style === 'whole') await styled(page)
  await page.evaluate(() => document.fonts.ready)
  const looks = []
  for (const windowWidth of WIDTHS_PX) {
    await page.setViewportSize({ width: windowWidth, height: 900 })
    // Where each element stands, and how it looks.
    const seen = await page.evaluate(() =>
      [...document.querySelectorAll('header *, main > :first-child *, aside *')]
        .map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          const { color, backgroundColor, visibility } = getComputedStyle(element)
          const box = [x, y, width, height].map((value) => value.toFixed(1)).join(' ')
          return `${element.tagName} ${box} ${color} ${backgroundColor} ${visibility}`
        })
        .join('\n'),
    )
    looks.push(seen)
  }
  return looks
}

for (const path of ['/', '/downloads', '/nao-existe'])
  test(`The style in ${path} is all that its first view needs`, async ({
    newContext,
    baseURL,
    faults,
  }) => {
    faults.expect(/net::ERR_FAILED/)
    if (path === '/nao-existe')
      faults.expect(/status 404/, /the server responded with a status of 404/)
    const looks = []
    for (const style of ['first view', 'whole'] as const) {
      const context = await newContext(baseURL ? { baseURL } : {})
      looks.push(await look(await context.newPage(), path, style))
    }
    expect(looks[0]).toEqual(looks[1])
  })

test('What waits for the whole style is shown with it, and asks for no more frames', async ({
  page,
}) => {
  await page.goto('/')
  const waiting = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((it) => it instanceof CSSAnimation && it.animationName === 'late')
        .map(({ playState }) => playState),
    )
  await styled(page)
  expect(await waiting()).toEqual([])
  await expect(page.locator('footer')).toHaveCSS('visibility', 'visible')
})

test('What waits for a whole style that never comes is shown without it', async ({
  page,
  faults,
}) => {
  faults.expect(/net::ERR_FAILED/)
  await page.route('**/assets/style-*.css', (route) => route.abort())
  await page.goto('/')
  // Nothing of it is laid out before the first paint.
  await expect(page.locator('footer')).toHaveCSS('display', 'none')
  await expect(page.locator('footer')).toBeVisible({ timeout: 6000 })
})
