import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { ROUTES } from '../src/site/routes.ts'
import { chatbot, SERVICE } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open, PHONE } from './support/open.ts'
import { turnWheel } from './support/scrolling.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

test('On a phone the panel covers the page until it is left by a link', async ({ page }) => {
  await open(page, ROUTES.home.path)
  const chat = chatbot(page)
  await chat.launcher.click()
  const box = async () => {
    const { x, y, width, height } = (await chat.panel.boundingBox()) ?? {}
    return [x, width, Math.round((y ?? 0) + (height ?? 0))]
  }
  await expect.poll(box).toEqual([0, 390, 844])
  expect(await chat.panel.evaluate((panel) => panel.matches(':modal'))).toBe(true)
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
