import type { Page } from '@playwright/test'
import { blend, wcagContrast } from 'culori'
import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open, PHONE } from './support/open.ts'

/** What the keyboard met at one stop. */
interface Stop {
  /** Its place among the controls of the page, or -1 for an element that should be no stop. */
  index: number
  name: string
  /** The mark of the focus: how thick it is, in pixels, its colour, and that of what it is drawn on. */
  width: number
  colour: string
  ground: string
  /** The element that lies over a part of it, if any. */
  hiddenBy: string
}

declare global {
  interface Window {
    controls: Element[]
  }
}

/** Runs in the page: notes the controls that the keyboard has to reach, and goes to the one before `part`. */
function noteControls(part: string): { current: number; end: number } {
  // Without transitions the mark of the focus is there at once.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets.push(still)

  const focusable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'
  const controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true }),
  )
  const inside = controls.map((control) => control.closest(part) !== null)
  controls[inside.indexOf(true) - 1]?.focus()
  window.controls = controls
  return {
    current: controls.findIndex((control) => control === document.activeElement),
    end: inside.lastIndexOf(true) + 1,
  }
}

/** Runs in the page: looks at where the focus is; nothing where it has left the page. */
function lookAtFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element.matches('body, html')) return null

  // Fields have a bar along the bottom of their row, others an outline.
  const row = element.closest('.field-line') ?? element
  const outline = getComputedStyle(element)
  const bar = getComputedStyle(row, '::after')
  const isOutlined = outline.outlineStyle !== 'none'
  const isInside = isOutlined && Number.parseFloat(outline.outlineOffset) < 0
  const barHeight = bar.scale.startsWith('0') ? '0' : bar.height
  let on = isInside || !isOutlined ? row : element.parentElement
  // Past what lets its own ground through.
  while (on && /rgba|\//.test(getComputedStyle(on).backgroundColor)) on = on.parentElement

  const { left, top, right, bottom } = element.getBoundingClientRect()
  // Two pixels from the sides, as a browser rounds where a text ends and the next begins.
  const places = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 1, (top + bottom) / 2, bottom - 1].map((y) => document.elementFromPoint(x, y)),
  )
  // Of a field taller than the window only a part is in view.
  const met = places.filter((place) => place !== null)
  const over = met.find((other) => !element.contains(other) && !other.contains(element))
  return {
    index: window.controls.indexOf(element),
    name: element.getAttribute('aria-label') ?? (element.textContent.trim() || element.outerHTML),
    width: Number.parseFloat(isOutlined ? outline.outlineWidth : barHeight),
    colour: isOutlined ? outline.outlineColor : bar.backgroundColor,
    ground: on ? getComputedStyle(on).backgroundColor : 'white',
    hiddenBy: met.length === 0 ? 'the edge of the window' : (over?.outerHTML.slice(0, 80) ?? ''),
  }
}

/** Walks from where the focus is to one end of the page, or over a part of it alone, and misses no control. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part = 'body'): Promise<Stop[]> {
  const { current, end } = await page.evaluate(noteControls, part)
  const order = Array.from({ length: end }, (_, index) => index)
  const ahead = key === 'Tab' ? order.slice(current + 1) : order.slice(0, current).toReversed()
  expect(ahead).not.toEqual([])
  const stops: Stop[] = []
  for (const index of ahead) {
    await page.keyboard.press(key)
    const stop = await page.evaluate(lookAtFocus)
    expect(stop, `stop ${index} of ${end}`).toMatchObject({ index })
    if (stop) stops.push(stop)
  }
  return stops
}

/** What is wrong with a stop: focus that is thin, pale or covered. */
function faultsOf({ name, width, colour, ground, hiddenBy }: Stop): string[] {
  const contrast = wcagContrast(blend([ground, colour]), ground)
  return [
    width < 2 && `${name}: focus is ${width} px`,
    contrast < 3 && `${name}: focus has ${contrast}:1, ${colour} on ${ground}`,
    hiddenBy && `${name}: hidden by ${hiddenBy}`,
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[]
}

for (const { size, colorScheme } of [
  { size: PHONE, colorScheme: 'dark' },
  // A window of 1280 by 1024 at 400 %.
  { size: { width: 320, height: 256 }, colorScheme: 'light' },
] as const)
  test(`At ${size.width} px every control is reached, its focus seen`, async ({ page, faults }) => {
    faults.expectStatus(404)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await dismissPreview(page)
    await open(page, '/')
    expect.soft((await walk(page, 'Tab')).flatMap(faultsOf), '/').toEqual([])
    // Walking upwards, the header may cover the focus, at each width alike.
    if (size === PHONE)
      expect.soft((await walk(page, 'Shift+Tab')).flatMap(faultsOf), 'upwards').toEqual([])
    // Header and footer are those of the home page.
    for (const path of ['/downloads', '/nada']) {
      await open(page, path)
      expect.soft((await walk(page, 'Tab', 'main')).flatMap(faultsOf), path).toEqual([])
    }
  })

/** Controls without a border, which only a colour sets apart; icons are left out. */
function withoutEdge(page: Page): Promise<string[]> {
  return page.locator('button, input, textarea, a.button').evaluateAll((controls) => {
    const isEdged = (element: Element | null) =>
      element !== null && Number.parseFloat(getComputedStyle(element).borderBottomWidth) >= 1
    const isSign = (control: Element) => control.matches('button') && !control.textContent.trim()
    return controls
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((it) => !isSign(it) && !isEdged(it) && !isEdged(it.parentElement))
      .map((control) => control.outerHTML.slice(0, 120))
  })
}

test('In forced colours the focus and the borders of controls are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await dismissPreview(page)
  await open(page, '/')
  expect.soft((await walk(page, 'Tab')).flatMap(faultsOf)).toEqual([])
  expect(await withoutEdge(page)).toEqual([])
})
