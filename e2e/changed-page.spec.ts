import type { Page } from '@playwright/test'
import { THEMES } from '../src/settings/theme.ts'
import { downloadPath, ROUTES } from '../src/site/routes.ts'
import { textsIn } from '../tests/support/texts.ts'
import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { contactForm, EMPTY, WRITTEN } from './support/forms.ts'
import { chooseLanguage, languageButton } from './support/language-menu.ts'
import { CODE, hold, hydrated, open, styled, PHONE, slowDown } from './support/open.ts'

// What browsers' translators and password managers do to a page. Each function runs in the page.

/** As Google's translator: each text but names is replaced by one in elements of the translator's own. */
function translate(): void {
  const change = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, font, [translate="no"]'))
        continue
      const words = document.createElement('font')
      words.append(document.createElement('font'))
      words.firstElementChild?.append(`${text.data}\u2009`)
      text.replaceWith(words)
    }
  }
  change()
  new MutationObserver(change).observe(document.body, { childList: true, subtree: true })
}

/** As a password manager: adds elements of its own and removes hidden fields. */
function manageFields(): void {
  for (const field of document.querySelectorAll('form input')) {
    field.before(document.createElement('protonpass-field'))
    field.after(document.createElement('div'))
  }
  for (const form of document.forms) form.prepend(document.createElement('div'))
  document.querySelector('main')?.append(document.createElement('div'))
  for (const field of document.querySelectorAll('form [aria-hidden] input')) field.remove()
}

/** Texts beside elements, which React misses once a translator has replaced them. */
const BARE_TEXTS = ':is(#root, [role]) :not(font) > font:not(:only-child)'

/** Expects the page to be whole, with each text alone in its element. */
async function expectWhole(page: Page): Promise<void> {
  for (const part of ['banner', 'main', 'contentinfo'] as const)
    await expect(page.getByRole(part).first()).toBeAttached()
  expect(await page.locator(BARE_TEXTS).allTextContents()).toEqual([])
}

/** Opens a page that a translator and a password manager change before its code comes. */
async function openChanged(page: Page, path: string) {
  const code = await hold(page, CODE)
  await page.goto(path)
  await styled(page)
  await page.evaluate(manageFields)
  await page.evaluate(translate)
  return code
}

test.describe('In a page that others change before its code comes', () => {
  test('a message is written letter by letter and arrives once', async ({ page, inbox }) => {
    test.setTimeout(60_000)
    const speedUp = await slowDown(page)
    const code = await openChanged(page, ROUTES.home.path)
    const { field, fill, submit, values } = contactForm(page)
    const half = WRITTEN.name.length / 2
    await field('name').pressSequentially(WRITTEN.name.slice(half))
    await page.keyboard.press('Home')
    code.come()
    await page.keyboard.type(WRITTEN.name.slice(0, half), { delay: 40 })
    await hydrated(page)
    await expect(field('name')).toBeFocused()
    await expect(field('name')).toBeInViewport()
    await expect(field('name')).toHaveValue(WRITTEN.name)
    await speedUp()
    await fill()
    await submit.click()
    await expect.poll(values).toEqual(EMPTY)
    await expectWhole(page)
    expect(await inbox.mails()).toMatchObject([{ params: WRITTEN }])
  })

  test('a dialog and a list that were opened stay open', async ({ page }) => {
    await page.setViewportSize(PHONE)
    // The clock stands, as a press is held for three seconds.
    const start = Date.now()
    await page.clock.install({ time: start })
    await page.clock.pauseAt(start + 1000)
    const code = await openChanged(page, ROUTES.downloads.path)
    const chapters = page.locator('details').last()
    await chapters.locator('summary').click()
    await page.locator('main [aria-haspopup="dialog"]').last().click()
    code.come()
    await hydrated(page)
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(chapters).toHaveAttribute('open')
    await expectWhole(page)
  })

  test('a download link and a missing page are hydrated', async ({ page, faults }) => {
    faults.expectStatus(404)
    for (const path of [downloadPath('abc'), '/nada']) {
      const code = await openChanged(page, path)
      code.come()
      await hydrated(page)
      await languageButton(page).click()
      await expect(page.getByRole('menuitemradio')).toHaveCount(5)
      await expectWhole(page)
      await page.unrouteAll({ behavior: 'ignoreErrors' })
    }
  })
})

test('In a page translated after it has loaded themes, forms, the chat and languages answer', async ({
  page,
}) => {
  await open(page, ROUTES.home.path)
  await page.evaluate(translate)
  for (const theme of THEMES.keys()) {
    await page.locator('footer [aria-haspopup="menu"]').click()
    await page.getByRole('menuitemradio').nth(theme).click()
  }
  await page.locator('footer input[type="email"]').fill(WRITTEN.email)
  for (const part of ['main', 'footer']) await page.locator(`${part} form [type="submit"]`).click()
  await expect(page.locator('[role="region"] li')).toBeVisible()
  await chatbot(page).launcher.click()
  await expectWhole(page)
  await page.keyboard.press('Escape')
  for (const value of ['en-US', 'pt-BR'] as const) {
    await chooseLanguage(page, value)
    await expect(page.getByRole('banner')).toContainText(textsIn(value).header.courses)
  }
})

test('In a page translated after it has loaded a phone’s menu leads to another page and its dialog, and Back leads home', async ({
  page,
}) => {
  await open(page, ROUTES.home.path)
  await page.evaluate(translate)
  await page.setViewportSize(PHONE)
  await page.locator('header [aria-expanded]').last().click()
  await expectWhole(page)
  await page.locator(`#mobile-menu [href="${ROUTES.downloads.path}"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.locator('main [aria-haspopup="dialog"]').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[type="submit"]').click()
  await expect(dialog.locator('[aria-invalid="true"]')).toHaveCount(3)
  await expectWhole(page)
  await page.goBack()
  await expect(page.locator('main form')).toBeVisible()
})
