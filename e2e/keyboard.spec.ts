import type { Page } from '@playwright/test'
import { blend, wcagContrast } from 'culori'
import { expect, test } from './support/fixtures.ts'
import { dismissPreview, open, PHONE } from './support/open.ts'

declare global {
  interface Window {
    controls: Element[]
  }
}

/** Runs in the page: notes the controls that the keyboard has to reach, and counts them. */
function noteControls(): number {
  // Without transitions the mark of the focus is there at once.
  const still = new CSSStyleSheet()
  still.replaceSync('*, ::before, ::after { transition: none !important }')
  document.adoptedStyleSheets = [still]
  const focusable = 'a[href], button, input, textarea, select, summary, [tabindex="0"]'
  window.controls = [...document.querySelectorAll<HTMLElement>(focusable)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      !control.matches(':disabled') &&
      control.checkVisibility({ visibilityProperty: true }),
  )
  return window.controls.length
}

/** Runs in the page: the control that has the focus, the mark of the focus, and what lies over it. */
function lookAtFocus() {
  const element = document.activeElement ?? document.body
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
    control: element.outerHTML.slice(0, 120),
    markPx: Number.parseFloat(isOutlined ? outline.outlineWidth : barHeight),
    colour: isOutlined ? outline.outlineColor : bar.backgroundColor,
    ground: on ? getComputedStyle(on).backgroundColor : 'white',
    hiddenBy: met.length === 0 ? 'the edge of the window' : over?.outerHTML.slice(0, 80),
  }
}

/** Walks from one end of the page to the other, and sees the focus at every control. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  const order = [...Array(await page.evaluate(noteControls)).keys()]
  for (const index of key === 'Tab' ? order : order.toReversed().slice(1)) {
    await page.keyboard.press(key)
    const { control, markPx, colour, ground, ...stop } = await page.evaluate(lookAtFocus)
    expect(stop, `${page.url()}: ${control}`).toEqual({ index, hiddenBy: undefined })
    expect.soft(markPx, control).toBeGreaterThanOrEqual(2)
    const contrast = wcagContrast(blend([ground, colour]), ground)
    expect.soft(contrast, `${control}: ${colour} on ${ground}`).toBeGreaterThanOrEqual(3)
  }
}

test.beforeEach(({ page }) => dismissPreview(page))

for (const { size, colorScheme } of [
  { size: PHONE, colorScheme: 'dark' },
  // A window of 1280 by 1024 at 400 %.
  { size: { width: 320, height: 256 }, colorScheme: 'light' },
] as const)
  test(`At ${size.width} px every control is reached, its focus seen`, async ({ page, faults }) => {
    faults.expectStatus(404)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    for (const path of ['/downloads', '/nada', '/']) {
      await open(page, path)
      await walk(page)
    }
    // Walking upwards, the header may cover the focus, at each width alike.
    if (size === PHONE) await walk(page, 'Shift+Tab')
  })

test('In forced colours the focus and the borders of controls are seen', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/')
  await walk(page)
  // Icons are known by their shape.
  const withoutBorder = await page
    .locator('button, input:not([tabindex="-1"]), textarea, a.button')
    .filter({ visible: true })
    .evaluateAll((controls) => {
      const hasBorder = (element: Element | null) =>
        element !== null && Number.parseFloat(getComputedStyle(element).borderBottomWidth) >= 1
      return controls
        .filter((it) => !it.matches('button') || it.textContent.trim())
        .filter((it) => !hasBorder(it) && !hasBorder(it.parentElement))
        .map((it) => it.outerHTML.slice(0, 120))
    })
  expect(withoutBorder).toEqual([])
})
