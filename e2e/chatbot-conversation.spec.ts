import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { bringAxe, violations, violationsInThemes } from './support/axe.ts'
import { chatbot, openWithPreview, SERVICE } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open, PHONE } from './support/open.ts'
import { texts } from './support/site.ts'

const START_CHAT = '**/api/v1/typebots/*/startChat'
const QUESTION = 'Quanto custam <b>batatas</b>?'

test('A conversation is accessible, and held by keyboard alone', async ({ page, faults }) => {
  faults.expectStatus(500)
  await page.route(START_CHAT, (route) => route.fulfill({ status: 500, body: '' }))
  await bringAxe(page)
  await page.setViewportSize(PHONE)
  await openWithPreview(page, '/downloads')
  const chat = chatbot(page)
  const expectAccessible = async (state: string) => {
    expect.soft(await violationsInThemes(page, 'aside'), state).toEqual([])
  }
  await page.clock.resume()
  expect.soft(await violations(page, 'aside'), 'preview').toEqual([])
  await chat.preview.press('Enter')
  await expect(chat.retry).toBeVisible()
  // The client's own English words of the failure are not shown.
  await expect(chat.log.locator('*')).toHaveCount(0)
  await expectAccessible('failed')
  await page.unrouteAll()
  await chat.retry.press('Enter')
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await expectAccessible('choices')

  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(chat.choice(CHATBOT_WORDS.question)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(chat.panel.getByRole('textbox')).toBeFocused()
  await expectAccessible('words')
  await page.keyboard.type(QUESTION)
  await page.keyboard.press('Enter')
  await expect(chat.log).toContainText(QUESTION)
  await chat.choice(CHATBOT_WORDS.person).press('Enter')
  await chat.choice(CHATBOT_WORDS.end).press('Enter')
  await expect(chat.panel.getByText(texts.chatbot.ended)).toBeVisible()
  await expect(chat.log).toBeFocused()
  await expectAccessible('ended')
  await chat.restart.press('Enter')
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  await expect(chat.log).not.toContainText(QUESTION)
})

test('A conversation has the style of the site and is where it was left', async ({ page }) => {
  await open(page, '/downloads')
  const chat = chatbot(page)
  await chat.launcher.click()
  await chat.choice(CHATBOT_WORDS.services).click()
  // The content security policy allows the chat's own style.
  await expect(chat.log.locator('typebot-standard')).toHaveCSS('display', 'flex')
  await chat.choice(SERVICE.title).click()
  await expect(chat.log).toContainText(String(SERVICE.features[0]))
  const scroller = chat.log.locator('.scrollable-container')
  const scrolled = () => scroller.evaluate(({ scrollTop }) => scrollTop)
  await expect.poll(scrolled).toBeGreaterThan(0)
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
  expect(await scrolled()).toBeGreaterThan(0)

  // A visitor who has scrolled back keeps the place when the window changes.
  await scroller.evaluate((element) => element.scrollTo({ top: 0, behavior: 'instant' }))
  for (const height of [600, 720]) await page.setViewportSize({ width: 1280, height })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
  expect(await scrolled()).toBe(0)
})

// A request to another host fails every test.
test('The chat is fetched as it opens, and not told the address', async ({ page }) => {
  let loads = 0
  page.on('request', (request) => {
    if (request.url().includes('/assets/typebot-')) loads += 1
  })
  const theme = { general: { font: { type: 'Google', family: 'Lobster' } } }
  let told: unknown
  await page.route(START_CHAT, async (route) => {
    told = route.request().postDataJSON()
    const response = await route.fetch()
    const reply = (await response.json()) as { typebot: object }
    await route.fulfill({ response, json: { ...reply, typebot: { ...reply.typebot, theme } } })
  })
  await open(page, '/?email=visitante@empresa.example&token=segredo&utm_source=x&__proto__=y')
  const { launcher, choice, close } = chatbot(page)
  await launcher.waitFor()
  expect(loads).toBe(0)
  const first = choice(CHATBOT_WORDS.services)
  await launcher.click()
  await first.waitFor()
  await close.click()
  await launcher.click()
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('font-family', /^Archivo/)
  expect(loads).toBe(1)
  expect(told).toEqual({ isStreamEnabled: true, prefilledVariables: {}, isOnlyRegistering: false })
})
