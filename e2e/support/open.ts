import type { Page } from '@playwright/test'
import { HYDRATED } from '../../src/boot/document-state.ts'

export const PHONE = { width: 390, height: 844 }

export const HYDRATED_PAGE = `html[data-${HYDRATED}]`

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

export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Slows the processor down to a quarter, as on a slow phone; the result ends that. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}

/** Tells every page that is opened from now on that the visitor wants no tags, so that it does not ask. */
export async function refuseTags(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
}

/** Keeps the chatbot's preview from coming, which would cover part of the page. */
export async function dismissPreview(page: Page): Promise<void> {
  await page.addInitScript(() => sessionStorage.setItem('chatbot-preview', 'seen'))
}

/** Counts from now on how often the page is loaded, before its pictures have come. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
