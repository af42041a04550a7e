import type { Page } from '@playwright/test'
import { PATHS } from '../src/site/routes.ts'
import { bringAxe, THEMES, violations, violationsInThemes } from './support/axe.ts'
import { contactForm } from './support/contact-form.ts'
import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutCode } from './support/hold-code.ts'
import { languageButton } from './support/language-menu.ts'
import { open } from './support/open.ts'
import { requestDialog } from './support/request-dialog.ts'
import { toastOf } from './support/toast.ts'
import { texts } from './support/site.ts'
import { HAS_OTHER_LANGUAGE } from '../tests/other-language.ts'

/** The least size of a target, for a pointer and for a finger. */
const LEAST_PX = 24
const LEAST_PHONE_PX = 44

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

/** Checks what a state has brought, in `within`, or the whole page. */
async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  expect.soft(await violationsInThemes(page, within), state).toEqual([])
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => {
  await bringAxe(page)
  await dismissPreview(page)
})

async function expectTargets(page: Page, least: number, state: string): Promise<void> {
  expect.soft(await smallControls(page, least), `${state}: under ${least} px`).toEqual([])
}

test('The home page, the menu of its header, its form with faults and its toasts are accessible @contact', async ({
  page,
  inbox,
  faults,
}) => {
  faults.expect(/^status 500/, /^console error: Failed to load/)
  await open(page, PATHS.home)
  await expectTargets(page, LEAST_PX, 'home page')
  await expectAccessible(page, 'home page')
  if (HAS_OTHER_LANGUAGE) {
    await languageButton(page).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectTargets(page, LEAST_PX, 'language menu')
    await expectAccessible(page, 'language menu', '[role=menu]')
    await page.keyboard.press('Escape')
    await expect(languageButton(page)).toBeFocused()
  }

  const contact = contactForm(page)
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  await expectAccessible(page, 'contact form with faults', '#contact')

  await contact.fill()
  await inbox.orderFault('500')
  for (const [state, words] of [
    ['destructive toast', texts.forms.contactFailed],
    ['default toast', texts.forms.contactSent],
  ] as const) {
    await contact.submit.click()
    const toast = toastOf(page, words)
    await expect(toast).toBeVisible()
    await toast.hover()
    await expectAccessible(page, state, '[role=region]')
  }
})

test('The downloads and the modal are accessible @guides', async ({ page }) => {
  await open(page, PATHS.downloads)
  await expectTargets(page, LEAST_PX, 'downloads')
  await expectAccessible(page, 'downloads')
  const { opener, dialog, submit } = requestDialog(page, texts.materials.materials[0])
  await opener.click()
  await submit.click()
  await expect(dialog.getByText(texts.forms.required).first()).toBeVisible()
  await expectTargets(page, LEAST_PX, 'modal')
  await expectAccessible(page, 'modal with faults', '[role=dialog]')
})

test('The 404 page and what its footer opens are accessible', async ({ page, faults }) => {
  faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
  await open(page, '/nada')
  await expectTargets(page, LEAST_PX, '404')
  await expectAccessible(page, '404')
  const theme = page.getByRole('button', { name: texts.footer.theme.label })
  await theme.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'theme menu', '[role=menu]')
  await page.keyboard.press('Escape')
  // The menu gives the focus back a moment later.
  await expect(theme).toBeFocused()
  await page.locator('footer a[href="#"]').first().focus()
  await expect(page.getByRole('tooltip')).toHaveText(texts.footer.soon)
  await expectAccessible(page, 'tooltip', '[role=tooltip]')
})

test('The page that prepares a download is accessible @guides', async ({ page }) => {
  // The page stands still, as prerendered, in the theme that it was opened in.
  await withoutCode(page)
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await page.goto('/download/x')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.downloads.preparing)
    const colours = colorScheme === THEMES[0] ? 'too' : 'only'
    expect.soft(await violations(page, { colours }), `preparing, ${colorScheme}`).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('Each target of the downloads and the modal is large enough for a finger @guides', async ({
    page,
  }) => {
    await open(page, PATHS.downloads)
    await expectTargets(page, LEAST_PHONE_PX, 'downloads')
    await requestDialog(page, texts.materials.materials[0]).opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectTargets(page, LEAST_PHONE_PX, 'modal')
  })

  test('Each target is large enough for a finger, and the menu is accessible', async ({ page }) => {
    await open(page, PATHS.home)
    await expectTargets(page, LEAST_PHONE_PX, 'home page')
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectTargets(page, LEAST_PHONE_PX, 'menu')
    await expectAccessible(page, 'mobile menu', 'header')
  })
})
