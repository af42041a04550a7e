import type { Page } from '@playwright/test'

/** What WCAG 1.4.12 lets a reader set. */
const TEXT_SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p {
  margin-bottom: 2em !important;
}`

/** How readers set their texts. */
export const TEXT_SETTINGS = [
  ['as it is', ''],
  ['text spaced widely', TEXT_SPACING],
  ['text twice as large', ':root { font-size: 200% !important; }'],
] as const

export async function setText(page: Page, css: string): Promise<void> {
  await page.evaluate((style) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    document.adoptedStyleSheets = [sheet]
  }, css)
}
