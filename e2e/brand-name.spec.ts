import type { Page } from '@playwright/test'
import type { NameFit } from '../src/site/build.ts'
import { titleStyle } from '../src/screens/home/title-style.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutCode } from './support/hold-code.ts'
import { styled } from './support/open.ts'
import measuredNames from './support/measured-names.json' with { type: 'json' }
import { setText, TEXT_SETTINGS } from './support/text-settings.ts'

/** As `npm run brand` measures them, from the shortest on; the second is on one line as wide as the measure. */
const MEASURED: [string, NameFit?][] = Object.entries(measuredNames)
const UNMEASURED: [string, NameFit?][] = [
  ['Metalmecânica Desenvolvimentista'],
  ['Companhia de Automações S'],
]
const WINDOWS = [
  { width: 320, height: 640 },
  { width: 900, height: 700 },
  { width: 1440, height: 900 },
]

/** Gives the served page another name, as a build with that name does. */
async function rename(page: Page, name: string, fit: NameFit | undefined): Promise<void> {
  await page.evaluate(
    ([text, properties, header, isLong]) => {
      const hero = document.querySelector<HTMLElement>('.hero')
      hero?.removeAttribute('style')
      for (const [property, value] of Object.entries(properties))
        hero?.style.setProperty(property, String(value))
      for (const title of document.querySelectorAll('.hero-title')) title.textContent = text
      for (const brand of document.querySelectorAll<HTMLElement>('.brand-name')) {
        brand.textContent = text
        brand.style.setProperty('--fit', header)
        brand.toggleAttribute('data-long', isLong)
      }
    },
    [name, fit ? titleStyle(fit) : {}, String(fit?.header ?? ''), fit?.narrow.lines !== 1] as const,
  )
}

/** How the title stands in the hero, in pixels. */
function titlePlace(page: Page) {
  return page.locator('.hero-title').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title)
    const lines = Array.from(range.getClientRects())
    const { fontSize, letterSpacing } = getComputedStyle(title)
    const stars = Array.from(document.querySelectorAll('.sky-star'), (star) =>
      star.getBoundingClientRect(),
    )
    return {
      lines: lines.length,
      size: Number.parseFloat(fontSize),
      right: Math.max(...lines.map(({ right }) => right)) - Number.parseFloat(letterSpacing),
      isOverStars: stars.some(({ x, y }) =>
        lines.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom),
      ),
    }
  })
}

/** How far the name stands out of the header's line, or into what follows it, in pixels. */
function beyondHeader(page: Page): Promise<number> {
  return page.locator('header').evaluate((header: HTMLElement) => {
    const range = document.createRange()
    range.selectNodeContents(header.querySelector('.brand-name') ?? header)
    const { top, right, bottom } = range.getBoundingClientRect()
    const next = [...header.querySelectorAll(':is(a:not(.brand), button)')]
      .filter((each) => each.checkVisibility())
      .map((each) => each.getBoundingClientRect().left)
    return Math.max(-top, bottom - header.offsetHeight, right - Math.min(...next))
  })
}

test('A name of any length closes on the measure and keeps to its room', async ({ page }) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    const { width } = window
    const rights: number[] = []
    for (const [name, fit] of [...MEASURED, ...UNMEASURED]) {
      await rename(page, name, fit)
      const where = `${name} at ${width} px`
      const { lines, size, right, isOverStars } = await titlePlace(page)
      expect(size, where).toBeGreaterThan(30)
      expect(right, where).toBeLessThan(width)
      if (fit) {
        expect(lines, where).toBe((width < 900 ? fit.narrow : fit.wide).lines)
        // On a phone a name of several lines crosses the kite.
        if (lines === 1 || width >= 900) expect(isOverStars, where).toBe(false)
        rights.push(right)
      }
      for (const [setting, css] of TEXT_SETTINGS) {
        await setText(page, css)
        expect(await beyondHeader(page), `${where}, ${setting}`).toBeLessThanOrEqual(0)
      }
      await setText(page, '')
    }
    // The first is as large as a name may be, and shorter.
    const [shortest, ...others] = rights
    expect(shortest).toBeLessThan(Math.max(...others))
    expect(Math.min(...others) / Math.max(...others), `${width} px`).toBeGreaterThan(0.95)
  }
})
