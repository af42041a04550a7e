import type { Page } from '@playwright/test'

const CODE = '**/assets/*.js'

/** Holds the site's code back until the test lets it come, or fail. */
export async function holdCode(
  page: Page,
  files: string | RegExp = CODE,
): Promise<{ come: () => void; fail: () => void }> {
  let settle: (comes: boolean) => void = () => undefined
  const settled = new Promise<boolean>((resolve) => {
    settle = resolve
  })
  await page.route(files, async (route) => {
    if (await settled) await route.continue()
    else
      await route.fulfill({
        status: 404,
        contentType: 'text/plain',
        body: 'gone',
      })
  })
  return { come: () => settle(true), fail: () => settle(false) }
}

/** Has the site's code come and do nothing: the page stays as it is served. */
export async function withoutCode(page: Page): Promise<void> {
  await page.route(CODE, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
}
