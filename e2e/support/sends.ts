import type { Page } from '@playwright/test'

export const SEND_PATH = '**/api/v1.0/email/send'

/** Keeps the page's sends from reaching the mail service until they are released, and counts them. */
export async function holdSends(page: Page): Promise<{ release: () => void; count: () => number }> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  let count = 0
  await page.route(SEND_PATH, async (route) => {
    count += 1
    await released
    await route.continue()
  })
  return {
    release: () => release(),
    count: () => count,
  }
}
