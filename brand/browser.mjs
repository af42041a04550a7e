import { chromium } from 'playwright'
import { findChromium } from '../scripts/chromium.mjs'

/** The browser that prints the guides and draws the cards. */
export function openBrowser() {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Without hinting letters keep their own widths; with it they are rounded to whole pixels.
    args: ['--no-sandbox', '--disable-gpu', '--font-render-hinting=none'],
  })
}
