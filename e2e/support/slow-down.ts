import type { Page } from '@playwright/test'

/** Slows the processor down to a quarter, as on a slow phone; the result ends that. */
export async function slowDown(page: Page): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return async () => {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
}
