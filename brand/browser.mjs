import { chromium } from '@playwright/test'
import { launchOptions } from '../scripts/chromium.mjs'

/** The browser that prints the guides and draws the cards. */
export function openBrowser() {
  // Without hinting letters keep their own widths; with it they are rounded to whole pixels.
  return chromium.launch(launchOptions(['--disable-gpu', '--font-render-hinting=none']))
}
