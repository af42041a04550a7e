import type { Page } from '@playwright/test'
import { measureTitle } from '../plugins/brand-title.ts'
import { DESIGNED_BRAND } from '../src/config/env.ts'
import { titleStyle } from '../src/sections/home/hero-title.ts'
import { expect, test } from './fixtures.ts'
import { withoutCode } from './hold-code.ts'
import { styled } from './open.ts'

const NAMES = [
  'Zê',
  'Mammomammo Wow',
  'Cooperativa Tecnológica do Vale',
  'Companhia Sul-Brasileira de Automações S',
]
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 900, height: 700 },
  { width: 1440, height: 900 },
]
/** From here the axis parts two columns, in pixels. */
const WIDE = 900

/** Gives the served page another name, as a build with that name does. */
async function rename(page: Page, name: string, style: object, long: boolean): Promise<void> {
  await page.evaluate(
    ([text, properties, isLong]) => {
      const hero = document.querySelector<HTMLElement>('.hero')
      hero?.removeAttribute('style')
      for (const [property, value] of Object.entries(properties))
        hero?.style.setProperty(property, String(value))
      const title = document.querySelector('.hero-title')
      if (title) title.textContent = text
      for (const brand of document.querySelectorAll('.brand-name')) {
        brand.textContent = text
        brand.toggleAttribute('data-long', isLong)
      }
    },
    [name, style, long] as const,
  )
}

/** Where the title and what it must not touch stand, in pixels. */
function geometry(page: Page) {
  return page.evaluate(() => {
    const contains = (line: DOMRect, { x, y }: DOMRect) =>
      x > line.left && x < line.right && y > line.top && y < line.bottom
    const title = document.querySelector('.hero-title')
    const range = document.createRange()
    if (title) range.selectNodeContents(title)
    const lines = Array.from(range.getClientRects())
    const { fontSize, letterSpacing } = getComputedStyle(title ?? document.body)
    const stars = Array.from(document.querySelectorAll('.sky-star'), (star) =>
      star.getBoundingClientRect(),
    )
    const brand = document.querySelector('header .brand-name')
    const next = [...document.querySelectorAll('header nav a, header button')].find((each) =>
      each.checkVisibility(),
    )
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      lines: lines.length,
      size: Number.parseFloat(fontSize),
      right: Math.max(...lines.map(({ right }) => right)) - Number.parseFloat(letterSpacing),
      starsUnder: stars.filter((star) => lines.some((line) => contains(line, star))).length,
      brandRight: brand?.getBoundingClientRect().right ?? Number.NaN,
      brandHeight: brand?.getBoundingClientRect().height ?? Number.NaN,
      header: document.querySelector('header')?.clientHeight ?? Number.NaN,
      next: next?.getBoundingClientRect().left ?? Number.NaN,
    }
  })
}

test('A name of any length closes on the measure, at every width', async ({ page }) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  const { fit: designedFit } = (await measureTitle(DESIGNED_BRAND)).wide
  const rights = new Map<number, number>()
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    rights.set(window.width, (await geometry(page)).right)
  }
  for (const name of NAMES) {
    const title = await measureTitle(name)
    await rename(page, name, titleStyle(title), title.narrow.lines > 1)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const { fit, lines } = window.width < WIDE ? title.narrow : title.wide
      const found = await geometry(page)
      const where = `${name} at ${window.width} px`
      const designedRight = rights.get(window.width) ?? Number.NaN
      expect(found.overflow, where).toBeLessThanOrEqual(0)
      expect(found.lines, where).toBe(lines)
      expect(found.size, where).toBeGreaterThan(30)
      expect(found.right, where).toBeLessThan(designedRight + 1)
      if (fit > designedFit) expect(found.right, where).toBeGreaterThan(designedRight * 0.975)
      // On a phone a name of several lines crosses the kite.
      if (lines === 1 || window.width >= WIDE) expect(found.starsUnder, where).toBe(0)
      expect(found.brandRight, where).toBeLessThanOrEqual(found.next)
      expect(found.brandHeight, where).toBeLessThan(found.header)
    }
  }
})
