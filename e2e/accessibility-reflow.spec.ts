import { chatbot, openWithPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { withoutCode, styled } from './support/open.ts'
import { textFaults } from './support/text-faults.ts'

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
const TEXT_SETTINGS = [
  ['as it is', ''],
  ['text spaced widely', TEXT_SPACING],
  ['text twice as large', ':root { font-size: 200% !important; }'],
] as const

/** A window of 1280 by 1024 at 400 %. */
const SMALLEST = { width: 320, height: 256 }
/** Fewer widths for larger or wider text, which changes little with the window. */
const FEW_PX = [320, 1024]
/** Beside those of trial.spec.ts. */
const WIDTHS_PX = [360, 1024, 1920]

test('Every page fits every window, however its text is set', async ({ page, faults }) => {
  faults.expectStatus(404)
  // Without its code each page is shown whole.
  await withoutCode(page)
  for (const path of ['/', '/downloads', '/nada']) {
    await page.goto(path)
    await styled(page)
    for (const [setting, css] of TEXT_SETTINGS) {
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets = [sheet]
      }, css)
      for (const width of css || path === '/nada' ? FEW_PX : WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${path}, ${setting}, ${width} px`
        await page.evaluate(() => window.scrollTo(200, 0))
        expect.soft(await page.evaluate(() => window.scrollX), where).toBe(0)
        expect.soft(await textFaults(page, { enlarged: css !== '' }), where).toEqual([])
      }
    }
  }
})

test('At a zoom of 400 % the chat’s preview and the modal can be read', async ({ page }) => {
  await page.setViewportSize(SMALLEST)
  await openWithPreview(page, '/downloads')
  await expect(chatbot(page).preview).toBeInViewport({ ratio: 1 })
  await page.clock.resume()
  const { opener, dialog, submit } = requestDialog(page)
  await opener.click()
  await submit.click()
  await expect(dialog.getByText('Preencha este campo.').first()).toBeInViewport({ ratio: 1 })
  expect(await textFaults(page)).toEqual([])
})
