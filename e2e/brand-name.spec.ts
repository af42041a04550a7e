import type { Page } from '@playwright/test'
import type { NameFit } from '../src/site/build.ts'
import { titleStyle } from '../src/screens/home/title-style.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutCode } from './support/hold-code.ts'
import { styled } from './support/open.ts'
import measuredNames from './support/measured-names.json' with { type: 'json' }
import { setText, TEXT_SETTINGS } from './support/text-settings.ts'

/** As `npm run brand` measures them; none is larger than the first. */
const NAMES: Record<string, NameFit> = measuredNames
/** On one line as wide as the measure, in any font. */
const ON_MEASURE = 'Mammomam'
/** Names that nobody has measured. */
const UNMEASURED = ['Zê', 'Metalmecânica Desenvolvimentista', 'Companhia de Automações S']
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 900, height: 700 },
  { width: 1440, height: 900 },
]
/** From here the axis parts two columns, in pixels. */
const WIDE = 900

/** Gives the served page another name, as a build with that name does. */
async function rename(page: Page, name: string, measured?: NameFit): Promise<void> {
  await page.evaluate(
    ([text, properties, fit]) => {
      const hero = document.querySelector<HTMLElement>('.hero')
      hero?.removeAttribute('style')
      for (const [property, value] of Object.entries(properties))
        hero?.style.setProperty(property, String(value))
      const title = document.querySelector('.hero-title')
      if (title) title.textContent = text
      for (const brand of document.querySelectorAll<HTMLElement>('.brand-name')) {
        brand.textContent = text
        brand.style.setProperty('--fit', fit ? String(fit.header) : '')
        brand.toggleAttribute('data-long', fit?.narrow.lines !== 1)
      }
    },
    [name, measured ? titleStyle(measured) : {}, measured] as const,
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
    return {
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      lines: lines.length,
      size: Number.parseFloat(fontSize),
      right: Math.max(...lines.map(({ right }) => right)) - Number.parseFloat(letterSpacing),
      starsUnder: stars.filter((star) => lines.some((line) => contains(line, star))).length,
    }
  })
}

/** How far the name stands out of the header's line, or into what follows it, in pixels. */
function beyondHeader(page: Page) {
  return page.evaluate(() => {
    const range = document.createRange()
    range.selectNodeContents(document.querySelector('header .brand-name') ?? document)
    const { top, right, bottom } = range.getBoundingClientRect()
    const next = [...document.querySelectorAll('header :is(a:not(.brand), button)')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect().left)
    const { offsetHeight } = document.querySelector('header') ?? document.body
    return Math.max(-top, bottom - offsetHeight, right - Math.min(...next))
  })
}

test('A name of any length closes on the measure, one that nobody has measured keeps to the page, and both to their room in the header, at every width', async ({
  page,
}) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  await rename(page, ON_MEASURE, NAMES[ON_MEASURE])
  const leastFit = Math.min(...Object.values(NAMES).map(({ wide }) => wide.fit))
  const rights = new Map<number, number>()
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    rights.set(window.width, (await geometry(page)).right)
  }
  for (const [name, title] of Object.entries(NAMES)) {
    await rename(page, name, title)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const { fit, lines } = window.width < WIDE ? title.narrow : title.wide
      const found = await geometry(page)
      const where = `${name} at ${window.width} px`
      const measure = rights.get(window.width) ?? Number.NaN
      expect(found.overflow, where).toBeLessThanOrEqual(0)
      expect(found.lines, where).toBe(lines)
      expect(found.size, where).toBeGreaterThan(30)
      expect(found.right, where).toBeLessThan(measure * 1.01)
      if (fit > leastFit) expect(found.right, where).toBeGreaterThan(measure * 0.96)
      // On a phone a name of several lines crosses the kite.
      if (lines === 1 || window.width >= WIDE) expect(found.starsUnder, where).toBe(0)
      for (const [setting, css] of TEXT_SETTINGS) {
        await setText(page, css)
        expect(await beyondHeader(page), `${where}, ${setting}`).toBeLessThanOrEqual(0)
      }
      await setText(page, '')
    }
  }
  for (const name of UNMEASURED) {
    await rename(page, name)
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      const where = `${name} at ${window.width} px`
      const found = await geometry(page)
      expect(found.overflow, where).toBeLessThanOrEqual(0)
      expect(found.right, where).toBeLessThan(window.width)
      expect(found.size, where).toBeGreaterThan(30)
      expect(await beyondHeader(page), where).toBeLessThanOrEqual(0)
    }
  }
})
