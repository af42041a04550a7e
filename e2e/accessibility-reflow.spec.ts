import { chatbot, openWithPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog } from './support/forms.ts'
import { styled } from './support/open.ts'
import { withoutCode } from './support/requests.ts'
import { textFaults } from './support/text-faults.ts'

/** What WCAG 1.4.12 lets a reader set. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/** How readers set their texts. check.spec.ts has other widths of those as they are. */
const SETTINGS = [
  { name: 'texts as they are', css: '', widths: [360, 1024, 1920] },
  { name: 'texts spaced widely', css: TEXT_SPACING, widths: [320, 1024] },
  {
    name: 'texts twice as large',
    css: ':root { font-size: 200% !important }',
    widths: [320, 1024],
  },
]

for (const { name, css, widths } of SETTINGS)
  test(`Every page fits every window with ${name}`, async ({ page, faults }) => {
    faults.expectStatus(404)
    // Without its code each page is shown whole.
    await withoutCode(page)
    for (const path of ['/', '/downloads', '/nada']) {
      await page.goto(path)
      await styled(page)
      await page.evaluate((style) => {
        const sheet = new CSSStyleSheet()
        sheet.replaceSync(style)
        document.adoptedStyleSheets = [sheet]
      }, css)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${path}, ${width} px`
        await page.evaluate(() => window.scrollTo(200, 0))
        expect.soft(await page.evaluate(() => window.scrollX), where).toBe(0)
        expect.soft(await textFaults(page, { enlarged: css !== '' }), where).toEqual([])
      }
    }
  })

test('At a zoom of 400 % the chat’s preview and the modal can be read', async ({ page }) => {
  // A window of 1280 by 1024.
  await page.setViewportSize({ width: 320, height: 256 })
  await openWithPreview(page, '/downloads')
  await expect(chatbot(page).preview).toBeInViewport({ ratio: 1 })
  await page.clock.resume()
  const { opener, dialog, submit } = requestDialog(page)
  await opener.click()
  await submit.click()
  await expect(dialog.getByText('Preencha este campo.').first()).toBeInViewport({ ratio: 1 })
  expect(await textFaults(page)).toEqual([])
})
