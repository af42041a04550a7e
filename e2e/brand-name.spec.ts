import type { Page } from '@playwright/test'
import { titleAttributes } from '../src/screens/home/title-attributes.ts'
import type { NameFit } from '../src/site/build-facts.ts'
import { expect, test } from './support/fixtures.ts'
import measuredNames from './support/measured-names.json' with { type: 'json' }
import { withoutCode, styled } from './support/open.ts'
import { setText, TEXT_SETTINGS } from './support/text-faults.ts'

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

/** Gives the served page another name, as a build with that name does, and tells how it stands, in pixels. */
function rename(page: Page, name: string, fit: NameFit | undefined) {
  return page.evaluate(
    ([text, { style, ...counts }, ofHeader, isLong]) => {
      const hero = document.querySelector<HTMLElement>('.hero')
      for (const attribute of ['style', 'data-lines-narrow', 'data-lines-wide'])
        hero?.removeAttribute(attribute)
      for (const [attribute, value] of Object.entries(counts))
        hero?.setAttribute(attribute, String(value))
      for (const [property, value] of Object.entries(style))
        hero?.style.setProperty(property, String(value))
      for (const title of document.querySelectorAll('.hero-title')) title.textContent = text
      for (const brand of document.querySelectorAll<HTMLElement>('.brand-name')) {
        brand.textContent = text
        brand.style.setProperty('--fit', ofHeader)
        brand.toggleAttribute('data-long', isLong)
      }

      const find = (selector: string) => document.querySelector(selector) ?? document.body
      const range = document.createRange()
      range.selectNodeContents(find('.hero-title'))
      const lines = Array.from(range.getClientRects())
      const { fontSize, letterSpacing } = getComputedStyle(find('.hero-title'))
      const stars = [...document.querySelectorAll('.sky-star')].map((star) =>
        star.getBoundingClientRect(),
      )
      range.selectNodeContents(find('header .brand-name'))
      const { top, right, bottom } = range.getBoundingClientRect()
      const next = [...document.querySelectorAll('header :is(a:not(.brand), button)')]
        .filter((each) => each.checkVisibility())
        .map((each) => each.getBoundingClientRect().left)
      const end = find('header').getBoundingClientRect().bottom
      return {
        lines: lines.length,
        size: Number.parseFloat(fontSize),
        right: Math.max(...lines.map((line) => line.right)) - Number.parseFloat(letterSpacing),
        isOverStars: stars.some(({ x, y }) =>
          lines.some((it) => x > it.left && x < it.right && y > it.top && y < it.bottom),
        ),
        /** How far the name stands out of the header's line, or into what follows it. */
        beyondHeader: Math.max(-top, bottom - end, right - Math.min(...next)),
      }
    },
    [
      name,
      fit ? titleAttributes(fit) : { style: {} },
      String(fit?.header ?? ''),
      fit?.narrow.lines !== 1,
    ] as const,
  )
}

test('A brand name of any length fits the hero and the header', async ({ page }) => {
  await withoutCode(page)
  await page.goto('/')
  await styled(page)
  for (const window of WINDOWS) {
    await page.setViewportSize(window)
    const isWide = window.width >= 900
    const rights: number[] = []
    for (const [setting, css] of TEXT_SETTINGS) {
      await setText(page, css)
      for (const [name, fit] of [...MEASURED, ...UNMEASURED]) {
        const where = `${name} at ${window.width} px, ${setting}`
        const { lines, size, right, isOverStars, beyondHeader } = await rename(page, name, fit)
        expect(beyondHeader, where).toBeLessThanOrEqual(0)
        if (css) continue
        expect(size, where).toBeGreaterThan(30)
        expect(right, where).toBeLessThan(window.width)
        if (!fit) continue
        rights.push(right)
        expect(lines, where).toBe((isWide ? fit.wide : fit.narrow).lines)
        // On a phone a name of several lines crosses the kite.
        if (lines === 1 || isWide) expect(isOverStars, where).toBe(false)
      }
    }
    // The first is as large as a name may be, and shorter.
    const [shortest, ...others] = rights
    expect(shortest).toBeLessThan(Math.max(...others))
    expect(Math.min(...others) / Math.max(...others)).toBeGreaterThan(0.95)
  }
})
