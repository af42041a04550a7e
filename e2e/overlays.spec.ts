import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { requestDialog, toastOf } from './support/forms.ts'
import { dismissPreview, open } from './support/open.ts'
import { texts } from './support/site.ts'

test.use({ viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true })
test.beforeEach(({ page }) => dismissPreview(page))

test('Overlays are named, fit a small window, and close', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/downloads')
  const entries = await page.evaluate(() => history.length)
  const { downloads, labels, chatbot: chat } = texts
  for (const [opener, title, close] of [
    [requestDialog(page).opener, downloads.modal.title, downloads.modal.close],
    [page.getByRole('button', { name: labels.openMenu }), labels.mainNavigation, labels.closeMenu],
    [chatbot(page).launcher, chat.title, chat.close],
  ] as const) {
    // The chat's button is away where it would lie on another control.
    await opener.press('Enter')
    const dialog = page.locator('dialog[open]')
    await expect(dialog).toMatchAriaSnapshot(`
      - dialog "${title}":
        - button "${close}"
    `)
    expect(await dialog.evaluate((it) => it.matches(':modal'))).toBe(true)
    expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
  // None is a place of its own.
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test('One Escape closes a toast, the next its dialog', async ({ page, inbox, faults }) => {
  faults.expectStatus(500)
  await inbox.orderFault()
  await open(page, '/downloads')
  const request = requestDialog(page)
  await request.opener.click()
  await request.fill()
  await request.submit.click()
  const toast = toastOf(page, texts.forms.linkFailed)
  await expect(request.dialog.locator(toast)).toBeVisible()
  expect((await toast.boundingBox())?.width).toBe(320 - 32)
  await request.field('name').focus()
  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await expect(toast).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toBeHidden()
  await expect(request.field('name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(request.dialog).toBeHidden()
})

test('A finger that scrolls on a menu’s button opens nothing', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('contentinfo').locator('[aria-haspopup="menu"]')
  await button.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {}
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', up = 0) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + 20, y: y + height / 2 + up }],
    })
  const scrolled = page.evaluate(
    () => new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  )
  await touch('touchStart')
  for (const up of [20, 60, 120, 200]) await touch('touchMove', up)
  await touch('touchEnd')
  const menu = page.getByRole('menu')
  await scrolled
  await expect(menu).toHaveCount(0)
  await button.tap()
  await expect(menu).toBeVisible()
  await button.tap()
  await expect(menu).toHaveCount(0)
})
