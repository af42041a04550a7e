import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { bringAxe, violations, violationsInThemes } from './support/axe.ts'
import { chatbot, openWithPreview, START_CHAT } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { PHONE } from './support/open.ts'
import { ANY_PAGE } from './support/site.ts'

test('The chat is accessible in every state', async ({ page, faults }) => {
  faults.expectStatus(500)
  await page.route(START_CHAT, (route) => route.fulfill({ status: 500, body: '' }))
  await bringAxe(page)
  await page.setViewportSize(PHONE)
  await openWithPreview(page, ANY_PAGE)
  const chat = chatbot(page)
  const expectAccessible = async (state: string) => {
    expect.soft(await violationsInThemes(page, 'aside'), state).toEqual([])
  }

  await page.clock.resume()
  expect.soft(await violations(page, 'aside'), 'preview').toEqual([])
  await chat.preview.click()
  await expect(chat.retry).toBeVisible()
  // The client's own English words of the failure are not shown.
  await expect(chat.log.locator('*')).toHaveCount(0)
  await expectAccessible('failed')
  await page.unrouteAll()
  await chat.retry.click()
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await expectAccessible('choices')
  await chat.choice(CHATBOT_WORDS.person).click()
  await chat.choice(CHATBOT_WORDS.end).click()
  await expect(chat.restart).toBeVisible()
  await expectAccessible('ended')
  await chat.restart.click()
  await chat.choice(CHATBOT_WORDS.question).click()
  await expect(chat.panel.getByRole('textbox')).toBeFocused()
  await expectAccessible('words')
})
