import type { Page } from '@playwright/test'
import { bringAxe, violationsInThemes } from './support/axe.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, requestDialog, toastOf } from './support/forms.ts'
import { dismissPreview, open, PHONE } from './support/open.ts'
import { hold, SENDS } from './support/requests.ts'
import { texts } from './support/site.ts'

// check.spec.ts has what a page shows untouched.

/** The least size of a target, for a pointer and for a finger. Axe lets smaller ones pass that stand alone. */
const LEAST_PX = 24
const LEAST_PHONE_PX = 44

/** Expects no smaller control, links inside sentences apart. */
async function expectTargets(page: Page, least = LEAST_PX): Promise<void> {
  const small = await page
    .locator(
      'a[href]:not(.skip-link), button, input:not([tabindex="-1"]), textarea, [role^="menuitem"]',
    )
    .filter({ visible: true })
    .evaluateAll(
      (all, size) =>
        all
          .filter((it) => !it.matches('p a') || getComputedStyle(it).display !== 'inline')
          .map((it) => ({ box: it.getBoundingClientRect(), markup: it.outerHTML.slice(0, 90) }))
          .filter(({ box }) => Math.round(Math.min(box.width, box.height)) < size)
          .map(({ box, markup }) => `${box.width} x ${box.height}: ${markup}`),
      least,
    )
  expect.soft(small, `under ${least} px in ${page.url()}`).toEqual([])
}

async function expectAccessible(page: Page, part: string): Promise<void> {
  expect.soft(await violationsInThemes(page, part), part).toEqual([])
}

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(async ({ page }) => {
  await bringAxe(page)
  await dismissPreview(page)
})

test('The form of the home page and its toasts are accessible', async ({ page, inbox, faults }) => {
  faults.expectStatus(500)
  await open(page, '/')
  await expectTargets(page)
  const contact = contactForm(page)
  await contact.submit.click()
  await expect(contact.field('name')).toBeFocused()
  await expectAccessible(page, '#contact')

  await contact.fill()
  await inbox.orderFault()
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
  await expectAccessible(page, '[role=region]')
  await contact.submit.click()
  await toastOf(page, texts.forms.contactSent).hover()
  await expectAccessible(page, '[role=region]')
})

test('What opens over a page is accessible', async ({ page }) => {
  await open(page, '/downloads')
  await expectTargets(page)
  const theme = page.getByRole('button', { name: texts.footer.theme.label })
  await theme.click()
  await expect(page.getByRole('menu')).toBeVisible()
  await expectAccessible(page, '[role=menu]')
  await page.keyboard.press('Escape')
  // The menu returns the focus a moment later.
  await expect(theme).toBeFocused()
  await page.locator('footer a[href="#"]').first().hover()
  await expect(page.getByRole('tooltip')).toHaveText(texts.footer.soon)
  await expectAccessible(page, '[role=tooltip]')

  const { opener, dialog, submit } = requestDialog(page)
  await opener.click()
  await submit.click()
  await expect(dialog.getByText(texts.forms.required).first()).toBeVisible()
  await expectTargets(page)
  await expectAccessible(page, 'dialog[open]')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('targets are large enough for a finger', async ({ page }) => {
    await open(page, '/downloads')
    await expectTargets(page, LEAST_PHONE_PX)
    await requestDialog(page).opener.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectTargets(page, LEAST_PHONE_PX)
    await open(page, '/')
    await expectTargets(page, LEAST_PHONE_PX)
    await page.getByRole('banner').getByRole('button').click()
    await expect(page.locator('#mobile-menu')).toBeVisible()
    await expectTargets(page, LEAST_PHONE_PX)
    await expectAccessible(page, 'header')
  })
})
