import { chromium, type Browser } from '@playwright/test'
import { launchOptions } from '../e2e/support/chromium.mjs'

export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  // Hinting would round the widths of letters to whole pixels.
  const options = launchOptions(['--font-render-hinting=none'])
  const browser = await chromium.launch(options)
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}
