import { expect } from '@playwright/test'

const TOLERANCE_PX = 1.5
/** Of a headline with few letters, which is no larger than this lets it be: studio/headlines. */
const LEAST_FIT = 5.5

/** Runs in the page: where things stand on the home page, in pixels from its left edge. */
export function measure() {
  const all = (selector: string) => Array.from(document.querySelectorAll(selector))
  const middle = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  const middleDown = (element: Element | null) => {
    const { top, height } = element?.getBoundingClientRect() ?? new DOMRect(0, Number.NaN)
    return top + height / 2
  }
  const pseudo = (element: Element, name: string) => {
    const { left } = element.getBoundingClientRect()
    return left + Number.parseFloat(getComputedStyle(element, name).left) + 0.5
  }
  const ink = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right } = range.getBoundingClientRect()
    return {
      text: element.textContent,
      left,
      right: right + Number.parseFloat(getComputedStyle(element).letterSpacing) * -1,
      fit: Number(getComputedStyle(element).getPropertyValue('--fit')),
    }
  }
  const hero = document.querySelector('.hero-strip')
  return {
    axis: [
      ...all('.sky-star[data-star="alpha"]').map((star) => star.getBoundingClientRect().left),
      ...all('.axis-line')
        .map((section) => pseudo(section, '::before'))
        .filter((left) => !Number.isNaN(left)),
      ...all('.axis-label').map((label) => label.getBoundingClientRect().left),
      ...all('.footer-pole').map(middle),
    ],
    legs: all('.axis-line').map((leg) => {
      const { top, bottom } = leg.getBoundingClientRect()
      return { top: top + Number.parseFloat(getComputedStyle(leg, '::before').top), bottom }
    }),
    star: middleDown(document.querySelector('.sky-star[data-star="alpha"]')),
    pole: middleDown(document.querySelector('.footer-pole')),
    margin: hero ? hero.getBoundingClientRect().left : Number.NaN,
    /** Where what stands right of the axis begins, and what stands left of it ends. */
    asides: all('main .aside, .hero-calls, .service-features, footer .aside').map(
      (aside) => aside.getBoundingClientRect().left,
    ),
    plates: all('main div:has(> form), img.story').map(
      (plate) => plate.getBoundingClientRect().right,
    ),
    headlines: all('h2.headline').map(ink),
  }
}

/** Whether a headline has letters enough to reach the measure at the largest size there is. */
function reaches({ fit }: { fit: number }): boolean {
  return fit > LEAST_FIT
}

function spread(places: number[]): number {
  return Math.max(...places) - Math.min(...places)
}

type Measured = ReturnType<typeof measure>

export function expectUnbroken({ legs, star, pole }: Measured, where: string): void {
  const from = (legs[0]?.top ?? Number.NaN) - star
  expect(legs.length).toBeGreaterThan(6)
  // The first leg starts at the star, or at the horizon to which the sky has drawn it.
  expect(from, where).toBeGreaterThan(-2)
  expect(from, where).toBeLessThan(90)
  for (const [index, { top }] of legs.slice(1).entries())
    expect(
      Math.abs(top - (legs[index]?.bottom ?? Number.NaN)),
      `leg ${index}, ${where}`,
    ).toBeLessThan(1.5)
  expect(Math.abs((legs.at(-1)?.bottom ?? Number.NaN) - pole), where).toBeLessThan(2)
}

/** Pieces of the axis stand under each other; the headlines close on the window, and nothing is cut. */
export function expectOneColumn({ axis, margin, headlines }: Measured, width: number): void {
  expect(axis.length).toBeGreaterThan(5)
  expect(spread(axis), `${width} px`).toBeLessThanOrEqual(TOLERANCE_PX)
  expect(headlines.filter(reaches).length).toBeGreaterThan(1)
  for (const { text, right } of headlines.filter(reaches)) {
    expect(right, `${text} at ${width}`).toBeLessThan(width - margin / 2)
    expect(right, `${text} at ${width}`).toBeGreaterThan(width - margin - width * 0.03)
  }
}

export function expectTwoColumns(
  { axis, margin, headlines, asides, plates }: Measured,
  width: number,
) {
  const where = `${width} px`
  expect(axis.length).toBeGreaterThan(10)
  expect(spread(axis), where).toBeLessThanOrEqual(TOLERANCE_PX)
  expect(headlines.length).toBeGreaterThan(3)
  const rights = headlines.filter(reaches).map(({ right }) => right)
  expect(rights.length).toBeGreaterThan(1)
  expect(Math.max(...rights), where).toBeLessThan(Math.min(...axis))
  expect(spread(rights) / Math.max(...rights), where).toBeLessThan(0.012)
  for (const { left } of headlines)
    expect(Math.abs(left - margin), where).toBeLessThan(width * 0.008)

  if (width < 1440) return
  expect(asides.length).toBeGreaterThan(12)
  expect(spread(asides), where).toBeLessThanOrEqual(TOLERANCE_PX)
  expect(plates.length).toBeGreaterThan(1)
  expect(spread(plates), where).toBeLessThanOrEqual(TOLERANCE_PX)
  // Both keep their distance from the axis; the headlines' ink ends where the plates do.
  const line = Math.min(...axis)
  const [aside = Number.NaN] = asides
  const [plate = Number.NaN] = plates
  expect(Math.abs(aside - line - (line - plate)), where).toBeLessThanOrEqual(2 * TOLERANCE_PX)
  for (const right of rights) expect(Math.abs(right - plate), where).toBeLessThan(width * 0.008)
}
