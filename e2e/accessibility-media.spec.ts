import type { Page } from '@playwright/test'
import { ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { contactForm } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'
import { holdSends } from './sends.ts'
import { bringTabStops, faultsOf, walk } from './tab-stops.ts'

const NOT_FOUND = [/^status 404/, /^console error: (404|Failed to load)/]

/** The controls that are smaller than `least` pixels to either side; links inside sentences may be. */
function smallControls(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const inSentence = (control: Element) =>
      control.matches('p a') && getComputedStyle(control).display === 'inline'
    return Array.from(
      document.querySelectorAll('a[href], button, input, textarea, [role^="menuitem"]'),
    )
      .filter((control) => {
        const seen = control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
        return seen && !inSentence(control) && !control.matches('.skip-link')
      })
      .flatMap((control) => {
        const { width, height } = control.getBoundingClientRect()
        if (width >= size - 0.5 && height >= size - 0.5) return []
        return `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 90)}`
      })
  }, least)
}

test.describe('A finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('meets no target under 44 px', async ({ page, faults }) => {
    faults.expect(...NOT_FOUND)
    for (const path of [ROUTES.home, ROUTES.downloads, '/nada']) {
      await open(page, path)
      expect.soft(await smallControls(page, 44), path).toEqual([])
      await page.locator('header button[aria-expanded]:not([aria-haspopup])').click()
      await expect(page.locator('#mobile-menu')).toBeVisible()
      expect.soft(await smallControls(page, 44), `menu on ${path}`).toEqual([])
    }
    await open(page, ROUTES.downloads)
    await requestDialog(page, MATERIALS[0]).opener.click()
    expect.soft(await smallControls(page, 44), 'modal').toEqual([])
  })
})

test('A pointer meets no target under 24 px', async ({ page, faults }) => {
  faults.expect(...NOT_FOUND)
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of [ROUTES.home, ROUTES.downloads, '/nada']) {
    await open(page, path)
    expect.soft(await smallControls(page, 24), path).toEqual([])
  }
})

test.describe('In forced colours', () => {
  test.use({ forcedColors: 'active', viewport: { width: 1440, height: 900 } })

  test('the focus is seen on every control, and every control has an edge', async ({ page }) => {
    test.setTimeout(60_000)
    await page.addInitScript(() => {
      sessionStorage.setItem('chatbot-preview', 'seen')
    })
    await bringTabStops(page)
    await open(page, ROUTES.home)
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

test('Where motion is not wanted nothing moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const sends = await holdSends(page)
  await open(page, ROUTES.home)
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(contact.submit).toBeDisabled()
  const endless = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().iterations === Infinity)
      .map((animation) =>
        animation instanceof CSSAnimation ? animation.animationName : 'unnamed',
      ),
  )
  expect(endless).toEqual([])
  sends.release()
})
