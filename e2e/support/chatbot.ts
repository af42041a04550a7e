import { expect, type Page } from '@playwright/test'
import { open } from './open.ts'
import { texts } from './site.ts'

export const [SERVICE] = texts.services.services

/** The chatbot by the words that a visitor sees. */
export function chatbot(page: Page, words = texts.chatbot) {
  const panel = page.getByRole('dialog', { name: words.title })
  return {
    launcher: page.getByRole('button', { name: words.open }),
    preview: page.getByRole('button', { name: words.preview }),
    panel,
    close: panel.getByRole('button', { name: words.close }),
    log: panel.getByRole('log'),
    choice: (name: string) => panel.getByRole('button', { name, exact: true }),
    retry: panel.getByRole('button', { name: words.retry }),
    restart: panel.getByRole('button', { name: words.restart }),
  }
}

/** Opens a page with a stopped clock and brings the preview, which then stays. */
export async function openWithPreview(page: Page, path: string): Promise<void> {
  const { launcher, preview } = chatbot(page)
  const start = Date.now()
  await page.clock.install({ time: start })
  await page.clock.pauseAt(start + 1000)
  await open(page, path)
  // Lets the browser idle, which loads the chat.
  await expect(async () => {
    await page.clock.runFor(500)
    expect(await launcher.isVisible()).toBe(true)
  }).toPass()
  await page.clock.runFor(5000)
  await expect(preview).toBeVisible()
}
