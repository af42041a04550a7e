import { NOTICE_WIDTH_PX } from '../src/config/spec.ts'
import { footerTexts } from '../src/content/pt-br/footer.ts'
import { formTexts } from '../src/content/pt-br/forms.ts'
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
  // As wide as the specification says wherever the window allows it with its margins.
  for (const [window, width] of [
    [1440, NOTICE_WIDTH_PX],
    [599, NOTICE_WIDTH_PX],
    [500, NOTICE_WIDTH_PX],
    [388, NOTICE_WIDTH_PX],
    [360, 360 - 32],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    const box = await toastOf(page, notOpen).boundingBox()
    expect([window, box?.width]).toEqual([window, width])
  }
  expect(posts).toEqual([])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
})

test('Without its code the newsletter puts no address into the URL', async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${site}/downloads`)
  const email = page.getByPlaceholder(footerTexts.newsletter.label)
  await email.fill('visitante@empresa.example')
  await email.press('Enter')
  await expect(email).toHaveValue('visitante@empresa.example')
  expect(page.url()).toBe(`${site}/downloads`)
  await context.close()
})
