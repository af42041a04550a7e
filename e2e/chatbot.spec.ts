import { PATHS } from '../src/site/routes.ts'
import { chatbot, SERVICE, startChat } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { turnWheel } from './support/scrolling.ts'
import { texts } from './support/site.ts'

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the panel covers the page until it is closed or left by a link', async ({ page }) => {
    const chat = await startChat(page)
    const box = async () => {
      const { x, y, width, height } = (await chat.panel.boundingBox()) ?? {}
      return [x, width, Math.round((y ?? 0) + (height ?? 0))]
    }
    await expect.poll(box).toEqual([0, 390, 844])
    await expect(page.locator('#root > :not(aside):not([inert])')).toHaveCount(0)
    await chat.choice('Serviços').click()
    await chat.choice(SERVICE.title).click()
    await chat.panel.getByRole('link', { name: 'Ver todos os serviços' }).click()
    await expect(chat.panel).toBeHidden()
    await expect(page.locator('#services')).toBeInViewport()
    await expect(page.locator('#services')).toBeFocused()
  })

  test('the button is away while the page is read downwards', async ({ page }) => {
    await open(page, PATHS.downloads)
    const { launcher } = chatbot(page)
    await expect(launcher).toHaveCSS('opacity', '1')
    await turnWheel(page)
    await expect(launcher).toHaveCSS('opacity', '0')
    await page.mouse.wheel(0, -100)
    await expect(launcher).toHaveCSS('opacity', '1')
  })

  test('Back closes the panel and leaves the page where it is; one more Back leaves it', async ({
    page,
  }) => {
    await open(page, PATHS.downloads)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: texts.footer.quickLinks.home })
      .click()
    await expect(page).toHaveURL(PATHS.home)
    const { launcher, panel, close } = chatbot(page)
    for (const leave of [() => page.goBack(), () => close.click()]) {
      await launcher.click()
      await expect(panel).toBeVisible()
      await leave()
      await expect(panel).toBeHidden()
      await expect(launcher).toBeFocused()
      await expect(page).toHaveURL(PATHS.home)
    }
    await page.goBack()
    await expect(page).toHaveURL(PATHS.downloads)
  })
})
