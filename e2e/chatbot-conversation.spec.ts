import type { Locator, Page } from '@playwright/test'
import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { chatbot, scrollBack, scrollTop, SERVICE } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'
import { ANY_PAGE, texts } from './support/site.ts'

const QUESTION = 'Quanto custam <b>batatas</b>?'

/** Goes by Tab to a control of the page, as a visitor without a mouse does. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if (await control.evaluate((element) => element.matches(':focus'))) return
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
}

test('A conversation is held by keyboard alone', async ({ page }) => {
  await open(page, ANY_PAGE)
  const chat = chatbot(page)
  await chat.launcher.waitFor()
  const answerWith = async (name: string) => {
    await tabTo(page, chat.choice(name))
    await page.keyboard.press('Enter')
  }
  await page.keyboard.press('Shift+Tab')
  await expect(chat.launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await answerWith(CHATBOT_WORDS.question)
  await expect(chat.panel.getByRole('textbox')).toBeFocused()
  await page.keyboard.type(QUESTION)
  await page.keyboard.press('Enter')
  await expect(chat.log).toContainText(QUESTION)
  await answerWith(CHATBOT_WORDS.person)
  await answerWith(CHATBOT_WORDS.end)
  await expect(chat.panel.getByText(texts.chatbot.ended)).toBeVisible()
  await expect(chat.log).toBeFocused()
  await tabTo(page, chat.restart)
  await page.keyboard.press('Enter')
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await expect(chat.log).not.toContainText(QUESTION)
})

test('A conversation has the style of the site and is where it was left', async ({ page }) => {
  await open(page, ANY_PAGE)
  const chat = chatbot(page)
  await chat.launcher.click()
  await chat.choice(CHATBOT_WORDS.services).click()
  // The content security policy allows the chat's own style.
  await expect(chat.log.locator('typebot-standard')).toHaveCSS('display', 'block')
  await chat.choice(SERVICE.title).click()
  await expect(chat.log).toContainText(String(SERVICE.features[0]))
  await expect.poll(() => scrollTop(chat.log)).toBeGreaterThan(0)
  // What the visitor has said is read out as theirs.
  const said = chat.log.locator('.typebot-guest-bubble').first()
  const before = await said.evaluate((bubble) => getComputedStyle(bubble, '::before').content)
  expect(before).toBe(`"${texts.chatbot.visitorSays} "`)

  await chat.choice(CHATBOT_WORDS.start).click()
  await chat.choice(CHATBOT_WORDS.question).click()
  const field = chat.panel.getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.launcher).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(field).toBeFocused()
  await expect(chat.log).toContainText(String(SERVICE.features[0]))
  expect(await scrollTop(chat.log)).toBeGreaterThan(0)

  // A visitor who has scrolled back keeps the place when the window changes.
  await scrollBack(chat.log)
  for (const height of [600, 720]) await page.setViewportSize({ width: 1280, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(await scrollTop(chat.log)).toBe(0)
})
