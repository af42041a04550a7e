import { expect, test } from './support/fixtures.ts'
import { contactForm, toastOf } from './support/forms.ts'
import { open } from './support/open.ts'
import { texts } from './support/site.ts'

test('Without storage a theme is chosen and a message sent @contact', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.addInitScript(() => {
    for (const area of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
  })
  await open(page, '/')
  await expect(page.evaluate(() => localStorage.length)).rejects.toThrow('denied')
  await page.getByRole('button', { name: texts.footer.theme.label }).click()
  await page.getByRole('menuitemradio', { name: texts.footer.theme.dark }).click()
  await expect(page.locator('html')).toHaveClass('dark')
  const contact = contactForm(page)
  await contact.fill()
  await contact.submit.click()
  await expect(toastOf(page, texts.forms.contactSent)).toBeVisible()
})
