import type { Locator, Page } from '@playwright/test'
import { ROUTES } from '../src/config/routes.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { contactForm, WRITTEN } from './contact-form.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { ASKED, requestDialog } from './request-dialog.ts'
import { texts } from './site.ts'
import { bringTabStops, faultsOf, walk } from './tab-stops.ts'
import { toastOf } from './toast.ts'

const WINDOWS = [
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  // A window of 1280 by 1024 at 400 %.
  { size: { width: 320, height: 256 }, colorScheme: 'light' },
] as const

for (const { size, colorScheme } of WINDOWS) {
  for (const path of [ROUTES.home, ROUTES.downloads, '/nada']) {
    test(`${path} at ${size.width} px: every control is reached and its focus seen`, async ({
      page,
      faults,
    }) => {
      test.setTimeout(60_000)
      if (path === '/nada') faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme })
      await page.addInitScript(() => {
        sessionStorage.setItem('chatbot-preview', 'seen')
      })
      await bringTabStops(page)
      await open(page, path)
      const stops = await walk(page, 'Tab')
      expect(stops.flatMap(faultsOf)).toEqual([])
      // Upwards other things lie over what is focused: the header, at each width alike.
      if (size !== WINDOWS[1].size) return
      const back = await walk(page, 'Shift+Tab')
      expect(stops.length).toBe(back.length + 1)
      expect(back.flatMap(faultsOf)).toEqual([])
    })
  }
}

test('The preview of the chat covers no control that has the focus', async ({ page }) => {
  test.setTimeout(60_000)
  await page.setViewportSize({ width: 390, height: 844 })
  await bringTabStops(page)
  await open(page, ROUTES.downloads)
  await expect(page.getByRole('button', { name: chatbotTexts.preview })).toBeVisible({
    timeout: 8000,
  })
  const stops = await walk(page, 'Tab')
  expect(stops.filter(({ hidden }) => hidden)).toEqual([])
})

/** Goes on by Tab until the focus is where it is wanted. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('The control is not reached by Tab')
}

test('By keyboard alone: a message with faults, mended and sent', async ({ page }) => {
  await open(page, ROUTES.home)
  const contact = contactForm(page)
  await tabTo(page, contact.field('name'))
  await page.keyboard.press('Enter')
  for (const name of ['name', 'email', 'phone', 'message'] as const) {
    await expect(contact.field(name)).toHaveAccessibleDescription(formTexts.required)
    await expect(contact.field(name)).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(contact.field('name')).toBeFocused()
  await page.keyboard.type(WRITTEN.name)
  await expect(contact.field('name')).toHaveAttribute('aria-invalid', 'false')

  await page.keyboard.press('Tab')
  await page.keyboard.type('visitante@')
  await page.keyboard.press('Enter')
  await expect(contact.field('email')).toBeFocused()
  await expect(contact.field('email')).toHaveAccessibleDescription(formTexts.emailInvalid)
  await page.keyboard.type('empresa.example')

  await page.keyboard.press('Tab')
  await page.keyboard.type('11912345678')
  for (const text of [WRITTEN.company, WRITTEN.message]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(toastOf(page, formTexts.contactSent)).toBeVisible()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toastOf(page, formTexts.contactSent)).toBeFocused()
})

test('By keyboard alone: a guide is asked for', async ({ page }) => {
  await open(page, ROUTES.downloads)
  const request = requestDialog(page, MATERIALS[1])
  await tabTo(page, request.opener)
  await page.keyboard.press('Enter')
  await expect(request.close).toBeFocused()
  for (const text of Object.values(ASKED)) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
  await expect(toastOf(page, formTexts.linkSent)).toBeVisible()
  await expect(request.dialog).toBeHidden()
  await expect(request.opener).toBeFocused()
})

test('By keyboard alone: the theme is chosen', async ({ page }) => {
  await open(page, ROUTES.downloads)
  const button = page.getByRole('button', { name: footerTexts.theme.label })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const choice = (name: string) => page.getByRole('menuitemradio', { name })
  await expect(choice(footerTexts.theme.light)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(choice(footerTexts.theme.dark)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('html')).toHaveClass('dark')
  await expect(button).toBeFocused()
})

test('By keyboard alone: the menu of a phone leads on, and Escape leads back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, ROUTES.home)
  const toggle = page.locator('header button[aria-expanded]:not([aria-haspopup])')
  await tabTo(page, toggle)
  await page.keyboard.press('Enter')
  await expect(page.locator('#mobile-menu')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: texts.header.culture })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('#mobile-menu')).toBeHidden()
  await expect(toggle).toBeFocused()

  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: texts.header.downloads }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(ROUTES.downloads)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
