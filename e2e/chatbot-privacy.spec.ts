import { CHATBOT_WORDS } from '../plugins/local-services/chatbot.ts'
import { chatbot, START_CHAT } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

// A request to another host fails every test.
test('The chat is fetched when it is opened, and is not told the address of the page', async ({
  page,
}) => {
  let loads = 0
  await page.route('**/assets/typebot-*.js', (route) => {
    loads += 1
    return route.continue()
  })
  const told: unknown[] = []
  const theme = { general: { font: { type: 'Google', family: 'Lobster' } } }
  await page.route(START_CHAT, async (route) => {
    told.push(route.request().postDataJSON())
    const response = await route.fetch()
    const reply = (await response.json()) as { typebot: object }
    await route.fulfill({ response, json: { ...reply, typebot: { ...reply.typebot, theme } } })
  })
  await open(page, '/?email=visitante@empresa.example&token=segredo&utm_source=x&__proto__=y')
  const chat = chatbot(page)
  await chat.launcher.waitFor()
  expect(loads).toBe(0)

  await chat.launcher.click()
  const choice = chat.choice(CHATBOT_WORDS.services)
  await choice.waitFor()
  await chat.close.click()
  await chat.launcher.click()
  await expect(choice).toBeFocused()
  expect(loads).toBe(1)
  expect(told).toEqual([
    { isStreamEnabled: true, prefilledVariables: {}, isOnlyRegistering: false },
  ])
  await expect(choice).toHaveCSS('font-family', /^Archivo/)
})
