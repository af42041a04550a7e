import type { Request } from '@playwright/test'
import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { chatbot, START_CHAT } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

/** How many of the page's requests are for the client's code. */
function loadsOfClient(requests: Request[]): number {
  return requests.filter((request) => /\/assets\/typebot-.*\.js$/.test(request.url())).length
}

test('The chat is fetched when it is opened, and is not told the address of the page', async ({
  page,
  site,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const told: unknown[] = []
  const theme = { general: { font: { type: 'Google', family: 'Lobster' } } }
  await page.route(START_CHAT, async (route) => {
    told.push(route.request().postDataJSON())
    const response = await route.fetch()
    const reply = (await response.json()) as { typebot: object }
    await route.fulfill({
      response,
      json: { ...reply, typebot: { ...reply.typebot, theme } },
    })
  })
  await open(page, '/?email=visitante@empresa.example&token=segredo&utm_source=x&__proto__=y')
  const chat = chatbot(page)
  await chat.launcher.waitFor()
  expect(loadsOfClient(requests)).toBe(0)

  await chat.launcher.click()
  await chat.choice(CHATBOT_WORDS.services).waitFor()
  await chat.close.click()
  await chat.launcher.click()
  await expect(chat.choice(CHATBOT_WORDS.services)).toBeFocused()
  expect(loadsOfClient(requests)).toBe(1)
  expect(told).toEqual([
    { isStreamEnabled: true, prefilledVariables: {}, isOnlyRegistering: false },
  ])
  const font = await chat
    .choice(CHATBOT_WORDS.services)
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(font).toMatch(/^Archivo/)
  expect([...new Set(requests.map((request) => new URL(request.url()).origin))]).toEqual([site])
})
