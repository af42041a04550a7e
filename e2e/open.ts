import type { Page, Response } from '@playwright/test'

/** Waits until the main content is React's: a click on a page that is not yet is lost. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber$'))
  })
}

/** Opens an address of the site, ready to be used. */
export async function open(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  await hydrated(page)
  return response
}
