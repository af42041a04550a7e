import { expect, type Page } from '@playwright/test'
import { watchFocus, type Stop } from './watch-focus.ts'

/** Brings what is needed to look at the focus into every page that is opened from now on. */
export async function bringTabStops(page: Page): Promise<void> {
  await page.addInitScript(watchFocus)
}

/** Presses a key and looks at where the focus went; nothing when it left the page. */
async function pressAndLook(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<Stop | null> {
  await page.keyboard.press(key)
  return page.evaluate(() => window.tabStops.look())
}

/** Walks from the stop where the focus is to one end of the page, or over a part of it alone. */
export async function walk(page: Page, key: 'Tab' | 'Shift+Tab', part?: 'main'): Promise<Stop[]> {
  const { count, current, end } = await page.evaluate(
    (chosen) => window.tabStops.note(chosen),
    part,
  )
  expect(count).toBeGreaterThan(10)
  const order = Array.from({ length: end }, (_, index) => index)
  const ahead = key === 'Tab' ? order.slice(current + 1) : order.slice(0, current).toReversed()
  expect(ahead).not.toEqual([])
  const stops: Stop[] = []
  for (const wanted of ahead) {
    const stop = await pressAndLook(page, key)
    expect(stop, `stop ${wanted} of ${count}`).toMatchObject({ index: wanted })
    if (stop) stops.push(stop)
  }
  return stops
}

/** What is wrong with a stop: focus that is thin, pale or covered. */
export function faultsOf({ name, mark, hiddenBy }: Stop): string[] {
  const faults: string[] = []
  if (mark.width < 2) faults.push(`${name}: focus is ${mark.width} px`)
  if (mark.contrast < 3) faults.push(`${name}: focus has ${mark.contrast}:1`)
  if (hiddenBy) faults.push(`${name}: hidden by ${hiddenBy}`)
  return faults
}
