import type { Page, Response } from '@playwright/test'
import { HYDRATED } from '../../src/boot/document-state.ts'

/** The root element of a page that is hydrated. */
export const HYDRATED_PAGE = `html[data-${HYDRATED}]`

/** Waits until the page is hydrated and has its whole style. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator(HYDRATED_PAGE).waitFor()
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

/** Opens an address of the site and waits until the page answers. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}
