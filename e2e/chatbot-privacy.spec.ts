import type { Request } from '@playwright/test'
import { chatbot, START_CHAT, startChat } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { open } from './support/open.ts'

/** A word that stands in the client's code alone. */
const VENDOR_WORD = 'prefilledVariables'

/** How many of the page's scripts are the client's. */
async function vendorScripts(requests: Request[]): Promise<number> {
  const scripts = requests.filter((request) => request.resourceType() === 'script')
  const bodies = await Promise.all(
    scripts.map(async (script) => (await script.response())?.text() ?? ''),
  )
  return bodies.filter((body) => body.includes(VENDOR_WORD)).length
}

test('The chat is fetched once, when it is opened, and is told nothing of the page’s address', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const told: unknown[] = []
  await page.route(START_CHAT, async (route) => {
    told.push(route.request().postDataJSON())
    await route.continue()
  })
  await open(page, '/?email=visitante@empresa.example&token=segredo&utm_source=x&__proto__=y')
  const chat = chatbot(page)
  await chat.launcher.waitFor()
  expect(await vendorScripts(requests)).toBe(0)

  await chat.launcher.click()
  await chat.choice('Serviços').waitFor()
  await chat.close.click()
  await chat.launcher.click()
  await expect(chat.choice('Serviços')).toBeFocused()
  expect(await vendorScripts(requests)).toBe(1)
  expect(told).toEqual([
    { isStreamEnabled: true, prefilledVariables: {}, isOnlyRegistering: false },
  ])
})

test('Whatever font a bot names, it gets the site’s and no host is asked for another', async ({
  page,
  site,
}) => {
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  const theme = { general: { font: { type: 'Google', family: 'Lobster' } } }
  await page.route(START_CHAT, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { typebot: object }
    await route.fulfill({ response, json: { ...reply, typebot: { ...reply.typebot, theme } } })
  })
  const chat = await startChat(page)
  const font = await chat
    .choice('Serviços')
    .evaluate((element) => getComputedStyle(element).fontFamily)
  expect(font).toMatch(/^Archivo/)
  expect([...origins]).toEqual([site])
})
