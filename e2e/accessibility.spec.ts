import type { Page } from '@playwright/test'
import { CHATBOT_PREVIEW_DELAY_MS } from '../src/config/spec.ts'
import { MATERIALS } from '../src/content/pt-br/materials.ts'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { downloadsTexts } from '../src/content/pt-br/downloads.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
import { THEMES, bringAxe, violations, violationsInThemes } from './axe.ts'
import { contactForm } from './contact-form.ts'
import { dismissPreview } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { languageButton } from './language-menu.ts'
import { open } from './open.ts'
import { requestDialog } from './request-dialog.ts'
import { toastOf } from './toast.ts'

const WIDTHS_PX = [1440, 390]

/** Checks what a state has brought, in `within`, or the whole page. */
async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  expect.soft(await violationsInThemes(page, within), state).toEqual([])
}

for (const width of WIDTHS_PX) {
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    test.beforeEach(({ page }) => bringAxe(page))

    test('The home page, its menus and its notes are accessible', async ({ page }) => {
      await dismissPreview(page)
      await open(page, '/')
      await expectAccessible(page, 'home page')

      if (width >= 900) {
        await languageButton(page).click()
        await expect(page.getByRole('menu')).toBeVisible()
        await expectAccessible(page, 'language menu', '[role=menu]')
        await page.keyboard.press('Escape')
      } else {
        await page.getByRole('banner').getByRole('button').click()
        await expect(page.locator('#mobile-menu')).toBeVisible()
        await expectAccessible(page, 'mobile menu', 'header')
        await page.keyboard.press('Escape')
      }

      const theme = page.getByRole('button', { name: footerTexts.theme.label })
      await theme.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page, 'theme menu', '[role=menu]')
      await page.keyboard.press('Escape')
      // The menu gives the focus back a moment later.
      await expect(theme).toBeFocused()

      await page.getByRole('link', { name: footerTexts.legal.links[0]?.label ?? '' }).focus()
      await expect(page.getByRole('tooltip')).toHaveText(footerTexts.soon)
      await expectAccessible(page, 'tooltip', '[role=tooltip]')
    })

    test('The contact form, its faults and its answers are accessible', async ({
      page,
      faults,
    }) => {
      faults.expect(/^status 500/, /^console error: Failed to load/)
      await open(page, '/')
      const contact = contactForm(page)
      await contact.submit.click()
      await expect(contact.field('name')).toBeFocused()
      await expectAccessible(page, 'contact form with faults')

      await contact.fill()
      await page.request.put('/__inbox/api/fault', { data: { kind: '500' } })
      await contact.submit.click()
      const failed = toastOf(page, formTexts.contactFailed)
      await expect(failed).toBeVisible()
      await failed.hover()
      await expectAccessible(page, 'destructive toast', '[role=region]')

      await contact.submit.click()
      const sent = toastOf(page, formTexts.contactSent)
      await expect(sent).toBeVisible()
      await sent.hover()
      await expectAccessible(page, 'default toast', '[role=region]')
    })

    test('The downloads and the modal are accessible', async ({ page }) => {
      await open(page, '/downloads')
      await expectAccessible(page, 'downloads')
      const { opener, dialog, submit } = requestDialog(page, MATERIALS[0])
      await opener.click()
      await expect(dialog).toBeVisible()
      await expectAccessible(page, 'modal')
      await submit.click()
      await expect(dialog.getByText(formTexts.required).first()).toBeVisible()
      await expectAccessible(page, 'modal with faults', '[role=dialog]')
    })

    test('The 404 page and the chatbot are accessible', async ({ page, faults }) => {
      faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
      await open(page, '/nada')
      await expectAccessible(page, '404')
      const preview = page.getByRole('button', { name: chatbotTexts.preview })
      await expect(preview).toBeVisible({ timeout: CHATBOT_PREVIEW_DELAY_MS + 2000 })
      await expectAccessible(page, 'chatbot preview', 'aside')
      await preview.click()
      const panel = page.getByRole('dialog', { name: chatbotTexts.title })
      await expect(panel.getByRole('log').getByRole('button').first()).toBeVisible()
      await expectAccessible(page, 'chatbot', 'aside')
    })

    test('The page that prepares a download is accessible', async ({ page }) => {
      // Without its script the page stands still, as prerendered.
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: '' }),
      )
      for (const colorScheme of THEMES) {
        await page.emulateMedia({ colorScheme })
        await page.goto('/download/x')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(downloadsTexts.preparing)
        expect(await violations(page), colorScheme).toEqual([])
      }
    })
  })
}
