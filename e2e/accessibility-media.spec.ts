import { PATHS } from '../src/site/routes.ts'
import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { bringTabStops, faultsOf, walk } from './support/tab-stops.ts'

test.describe('In forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } })

  test('the focus is seen on every control, and every control has an edge', async ({ page }) => {
    await dismissPreview(page)
    await bringTabStops(page)
    await open(page, PATHS.home)
    expect.soft((await walk(page, 'Tab')).flatMap(faultsOf)).toEqual([])

    const bare = await page.evaluate(() =>
      Array.from(document.querySelectorAll('button, input, textarea, a.button'))
        .filter((control) =>
          control.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .filter((control) => {
          const edged = (element: Element | null) => {
            if (!element) return false
            const { borderBottomStyle, borderBottomWidth } = getComputedStyle(element)
            return borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1
          }
          const iconOnly = control.matches('button') && control.textContent.trim() === ''
          return !iconOnly && !edged(control) && !edged(control.parentElement)
        })
        .map((control) => control.outerHTML.slice(0, 120)),
    )
    expect(bare).toEqual([])
  })
})
