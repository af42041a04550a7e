import type { BrowserContext, Page } from '@playwright/test'

/** A page that neither the chat's preview nor the question of consent will cover. */
export async function newPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(() => {
    sessionStorage.setItem('chatbot-preview', 'seen')
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })
  })
  return page
}
