import type { Page } from '@playwright/test'
import { CHATBOT_PREVIEW_DELAY_MS } from '../src/config/spec.ts'
import { chatbotTexts } from '../src/content/sections/chatbot.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { settings } from './site.ts'

const START = Date.parse('2026-03-10T15:04:05Z')

/** Opens a page whose time stands still right after it is loaded. */
async function openAtStandstill(page: Page, path: string) {
  await page.clock.install({ time: START })
  await page.clock.pauseAt(START + 1)
  await open(page, path)
  return {
    preview: page.getByRole('button', { name: chatbotTexts.preview }),
    launcher: page.getByRole('button', { name: chatbotTexts.open }),
    panel: page.getByRole('dialog', { name: chatbotTexts.title }),
  }
}

for (const path of ['/', '/downloads']) {
  test(`On ${path} the preview appears five seconds after the page has loaded`, async ({
    page,
  }) => {
    const { preview, launcher } = await openAtStandstill(page, path)
    const { buttonPx } = settings.chatbot
    expect(await launcher.boundingBox()).toMatchObject({ width: buttonPx, height: buttonPx })
    await page.clock.runFor(CHATBOT_PREVIEW_DELAY_MS - 1)
    await expect(preview).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(preview).toBeVisible()
  })
}

test('A dismissed preview stays away, also on the next page', async ({ page }) => {
  const { preview } = await openAtStandstill(page, '/downloads')
  await page.clock.runFor(CHATBOT_PREVIEW_DELAY_MS)
  await page.getByRole('button', { name: chatbotTexts.dismiss }).click()
  await expect(preview).toHaveCount(0)
  await page.getByRole('banner').getByRole('link').first().click()
  await expect(page).toHaveURL('/')
  await page.clock.runFor(2 * CHATBOT_PREVIEW_DELAY_MS)
  await expect(preview).toHaveCount(0)
})

test('The preview opens the panel, which Escape closes', async ({ page }) => {
  const { preview, launcher, panel } = await openAtStandstill(page, '/downloads')
  await page.clock.runFor(CHATBOT_PREVIEW_DELAY_MS)
  await preview.click()
  await expect(panel).toBeVisible()
  await expect(preview).toHaveCount(0)
  await expect(panel.getByRole('button', { name: chatbotTexts.close })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
})
