import { footerTexts } from '../src/content/sections/footer.ts'
import { formTexts } from '../src/content/sections/forms.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { toastOf } from './toast.ts'

test('The newsletter says that it is not open, sends nothing and keeps nothing', async ({
  page,
}) => {
  await open(page, '/downloads')
  const { label, submit, notOpen } = footerTexts.newsletter
  const footer = page.getByRole('contentinfo')
  const email = footer.getByPlaceholder(label)
  await footer.getByRole('button', { name: submit }).click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(formTexts.required)

  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') posts.push(request.url())
  })
  await email.fill('visitante@empresa.example')
  await email.press('Enter')
  await expect(toastOf(page, notOpen)).toBeVisible()
  expect(posts).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})
