import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { ROUTES } from '../src/site/routes.ts'
import { chatbot, SERVICE } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open, PHONE } from './support/open.ts'
import { turnWheel } from './support/scrolling.ts'
import { texts } from './support/site.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('On a phone Back closes the panel, and then leaves the page', async ({ page, faults }) => {
  faults.expectStatus(404)
  await open(page, '/nada')
  const { home } = texts.footer.quickLinks
  await page.getByRole('contentinfo').getByRole('link', { name: home }).click()
  await expect(page).toHaveURL(ROUTES.home.path)
  const chat = chatbot(page)
  for (const leave of [() => page.goBack(), () => chat.close.click()]) {
    await chat.launcher.click()
    await expect(chat.panel).toBeVisible()
    await leave()
    await expect(chat.panel).toBeHidden()
    await expect(chat.launcher).toBeFocused()
    await expect(page).toHaveURL(ROUTES.home.path)
  }
  await page.goBack()
  await expect(page).toHaveURL('/nada')
})

test('On a phone the panel covers the page until it is left by a link @services', async ({
  page,
}) => {
  await open(page, ROUTES.home.path)
  const chat = chatbot(page)
  await chat.launcher.click()
  const box = async () => {
    const { x, y, width, height } = (await chat.panel.boundingBox()) ?? {}
    return [x, width, Math.round((y ?? 0) + (height ?? 0))]
  }
  await expect.poll(box).toEqual([0, 390, 844])
  await expect(page.locator('#root')).toHaveAttribute('inert')
  await chat.choice(CHATBOT_WORDS.services).click()
  await chat.choice(SERVICE.title).click()
  await chat.panel.getByRole('link', { name: CHATBOT_WORDS.allServices }).click()
  await expect(chat.panel).toBeHidden()
  await expect(page.locator('#services')).toBeInViewport()
  await expect(page.locator('#services')).toBeFocused()
})

test('On a phone the button is away while the page is read downwards', async ({ page }) => {
  await open(page, ROUTES.home.path)
  const { launcher } = chatbot(page)
  await expect(launcher).toHaveCSS('opacity', '1')
  await turnWheel(page)
  await expect(launcher).toHaveCSS('opacity', '0')
  await page.mouse.wheel(0, -100)
  await expect(launcher).toHaveCSS('opacity', '1')
})
