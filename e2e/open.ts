import { expect } from '@playwright/test'
import type { Page, Response } from '@playwright/test'

/** Whether all parts of the page are React's: a click on one that is not yet is lost. */
function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('main, main section, header button, footer')]
    const taken = (part: Element) =>
      Object.keys(part).some((key) => key.startsWith('__reactFiber$'))
    return document.querySelector('main') !== null && parts.every(taken)
  })
}

/** Waits for all parts of a page, which come as if it were scrolled: no pointer is near it. */
export async function hydrated(page: Page): Promise<void> {
  const used = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
    return isHydrated(page)
  }
  await expect.poll(used).toBe(true)
  await styled(page)
}

/** Waits for the whole style, which comes after the first paint, for all it shows, and for the fonts. */
export async function styled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const hrefs = Array.from(document.styleSheets, ({ href }) => href)
    const footer = document.querySelector('footer')
    return hrefs.some((href) => href?.includes('/assets/style-')) && footer?.checkVisibility()
  })
  await page.evaluate(() => document.fonts.ready)
}

/** Opens an address of the site and begins to use it: all its parts come at once then. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  let x = 0
  const used = async () => {
    x += 1
    await page.mouse.move(x, 1)
    return isHydrated(page)
  }
  await expect.poll(used, { intervals: [20, 50, 100] }).toBe(true)
  await styled(page)
  return response
}
