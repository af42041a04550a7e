import type { Page } from '@playwright/test'
import { bringAxe, violationsInThemes } from './support/axe.ts'
import { dismissPreview } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, requestDialog, toastOf } from './support/forms.ts'
import { hold, open, PHONE, SENDS } from './support/open.ts'
import { texts } from './support/site.ts'

/** The least size of a target, for a pointer and for a finger. Axe lets smaller ones pass that stand alone. */
const LEAST_PX = 24
const LEAST_PHONE_PX = 44

// What a page shows untouched is in trial.spec.ts.

/** Expects no smaller control, links inside sentences apart. */
async function expectTargets(page: Page, state: string, least = LEAST_PX): Promise<void> {
  const controls = page.locator('a[href], button, input, textarea, [role^="menuitem"]')
  const small = await controls.evaluateAll(
    (all, size) =>
      all
        .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((it) => !it.matches('.skip-link'))
        .filter((it) => !it.matches('p a') || getComputedStyle(it).display !== 'inline')
        .map((it) => ({ box: it.getBoundingClientRect(), markup: it.outerHTML.slice(0, 90) }))
        .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < size)
        .map(({ box, markup }) => `${box.width} x ${box.height}: ${markup}`),
    least,
  )
  expect.soft(small, `${state}: under ${least} px`).toEqual([])
}

async function expectAccessible(page: Page, state: string, part: string): Promise<void> {
  expect.soft(await violationsInThemes(page, part), state).toEqual([])
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => {
  await bringAxe(page)
  await dismissPreview(page)
})

test('The form of the home page and its toasts are accessible', async ({ page, inbox, faults }) => {
  faults.expectStatus(500)
  await open(page, '/')
  await expectTargets(page, 'home page')
  const contact = contactForm(page)
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  await expectAccessible(page, 'contact form with faults', '#contact')

  await contact.fill()
  await inbox.orderFault('500')
  const mail = await hold(page, SENDS)
  await contact.submit.click()
  await expect(contact.submit).toBeDisabled()
  // Without wanted motion nothing turns while the message is sent.
  const endTimes = await page.evaluate(() =>
    document.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
  )
  expect(endTimes).not.toContain(Infinity)
  mail.come()
  await toastOf(page, texts.forms.contactFailed).hover()
  await expectAccessible(page, 'destructive toast', '[role=region]')
  await contact.submit.click()
  await toastOf(page, texts.forms.contactSent).hover()
  await expectAccessible(page, 'default toast', '[role=region]')
})

test('The modal of a guide is accessible', async ({ page }) => {
  await open(page, '/downloads')
  await expectTargets(page, 'downloads')
  const { opener, dialog, submit } = requestDialog(page)
  await opener.click()
  await submit.click()
  await expect(dialog.getByText(texts.forms.required).first()).toBeVisible()
  await expectTargets(page, 'modal')
  await expectAccessible(page, 'modal with faults', 'dialog[open]')
})

test('What the footer opens is accessible', async ({ page, faults }) => {
  faults.expectStatus(404)
  await open(page, '/nada')
  await expectTargets(page, '404')
  const theme = page.getByRole('button', { name: texts.footer.theme.label })
  await theme.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, 'theme menu', '[role=menu]')
  await page.keyboard.press('Escape')
  // The menu returns the focus a moment later.
  await expect(theme).toBeFocused()
  await page.locator('footer a[href="#"]').first().hover()
  await expect(page.getByRole('tooltip')).toHaveText(texts.footer.soon)
  await expectAccessible(page, 'tooltip', '[role=tooltip]')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('targets are large enough for a finger', async ({ page }) => {
    await open(page, '/downloads')
    await expectTargets(page, 'downloads', LEAST_PHONE_PX)
    await requestDialog(page).opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectTargets(page, 'modal', LEAST_PHONE_PX)
    await open(page, '/')
    await expectTargets(page, 'home page', LEAST_PHONE_PX)
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectTargets(page, 'menu', LEAST_PHONE_PX)
    await expectAccessible(page, 'mobile menu', 'header')
  })
})
