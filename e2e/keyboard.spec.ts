import { PATHS } from '../src/site/routes.ts'
import { dismissPreview, openWithPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { otherPages } from './support/site.ts'
import { bringTabStops, faultsOf, walk } from './support/tab-stops.ts'

const PHONE = { width: 390, height: 844 }

/** The widest window is walked over in forced colours. */
const WINDOWS = [
  { size: PHONE, colorScheme: 'dark' },
  // A window of 1280 by 1024 at 400 %.
  { size: { width: 320, height: 256 }, colorScheme: 'light' },
] as const

for (const { size, colorScheme } of WINDOWS) {
  test(`At ${size.width} px every control is reached and its focus seen`, async ({
    page,
    faults,
  }) => {
    faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme })
    await dismissPreview(page)
    await bringTabStops(page)
    await open(page, PATHS.home)
    const stops = await walk(page, 'Tab')
    expect.soft(stops.flatMap(faultsOf), PATHS.home).toEqual([])
    // Upwards other things lie over what is focused: the header, at each width alike.
    if (size === PHONE) {
      const back = await walk(page, 'Shift+Tab')
      expect(stops.length).toBe(back.length + 1)
      expect.soft(back.flatMap(faultsOf), `${PATHS.home} upwards`).toEqual([])
    }
    // Header and footer are those of the home page.
    for (const path of [...otherPages, '/nada']) {
      await open(page, path)
      expect.soft((await walk(page, 'Tab', 'main')).flatMap(faultsOf), path).toEqual([])
    }
  })
}

test('The preview of the chat covers no control that has the focus @guides', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await bringTabStops(page)
  await openWithPreview(page, PATHS.downloads)
  // Further down the page scrolls, and the preview goes.
  const stops = await walk(page, 'Tab', 'main')
  expect(stops.filter(({ hidden }) => hidden)).toEqual([])
})
