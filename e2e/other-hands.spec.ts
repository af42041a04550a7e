import type { Page } from '@playwright/test'
import { PATHS } from '../src/site/routes.ts'
import { contactForm, EMPTY, WRITTEN } from './support/contact-form.ts'
import { expect, test } from './support/fixtures.ts'
import { ALL_HANDS, layOn, type Hand } from './support/hands.ts'
import { holdCode } from './support/hold-code.ts'
import { hydrated, styled } from './support/open.ts'
import { requestDialog } from './support/request-dialog.ts'
import { texts } from './support/site.ts'
import { toastOf } from './support/toast.ts'

const SLOWER = 4
const PAGES = [PATHS.home, PATHS.downloads, '/nao-existe', '/download/x']
const [GUIDE] = texts.materials.materials

test.setTimeout(120_000)

test.beforeEach(async ({ page, context }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
})

/** Opens a page that is changed before its code comes. */
async function openChanged(page: Page, path: string, hand: Hand) {
  const code = await holdCode(page)
  await page.goto(path)
  await styled(page)
  await layOn(page, hand)
  return code
}

for (const hand of ALL_HANDS)
  test(`What a visitor does in a page that the ${hand} changes outlives the coming of its code`, async ({
    page,
    inbox,
  }) => {
    const code = await openChanged(page, PATHS.home, hand)
    const fields = page.locator('main form').first()
    const field = (name: string) => fields.locator(`[name="${name}"]`)
    await field('name').pressSequentially(WRITTEN.name.slice(0, 5))
    const top = await page.evaluate(() => window.scrollY)
    code.come()
    await page.keyboard.type(WRITTEN.name.slice(5), { delay: 50 })
    await hydrated(page)
    await expect(field('name')).toBeFocused()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    for (const name of ['email', 'phone', 'company', 'message'] as const)
      await field(name).pressSequentially(WRITTEN[name])
    expect(await field('name').inputValue()).toBe(WRITTEN.name)
    await fields.locator('[type="submit"]').click()
    await expect.poll(async () => (await inbox.mails()).length).toBe(1)
  })
