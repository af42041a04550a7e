import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'

/** Lends the browser that prints the guides and draws icons and cards. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  // Without hinting letters keep their own widths; with it they are rounded to whole pixels.
  const options = launchOptions(['--disable-gpu', '--font-render-hinting=none'])
  const browser = await chromium.launch(options)
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}
