import type { Page, Request } from '@playwright/test'
import { START_CHAT, startChat } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

/** A word that stands in the client's code alone. */
const VENDOR_WORD = 'prefilledVariables'

/** Every request of a page, by where it goes. */
function watchRequests(page: Page) {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  const scripts = () => requests.filter((request) => request.resourceType() === 'script')
  return {
    hosts: () => new Set(requests.map((request) => new URL(request.url()).origin)),
    vendorScripts: async () => {
      const bodies = await Promise.all(
        scripts().map(async (script) => (await script.response())?.text() ?? ''),
      )
      return bodies.filter((body) => body.includes(VENDOR_WORD)).length
    },
    scripts: () => scripts().length,
    to: (path: string) => requests.filter((request) => request.url().includes(path)).length,
  }
}

test('Before the chat is opened nothing of its client is fetched', async ({ page }) => {
  const requests = watchRequests(page)
  await open(page, '/')
  await page.waitForLoadState('networkidle')
  expect(await requests.vendorScripts()).toBe(0)
  expect(requests.to('/api/v1/typebots/')).toBe(0)

  const before = requests.scripts()
  await page.getByRole('button', { name: 'Abrir conversa' }).click()
  await page.getByRole('button', { name: 'Guias gratuitos' }).waitFor()
  expect(await requests.vendorScripts()).toBe(1)
  expect(requests.scripts() - before).toBe(1)
  expect(requests.to('/startChat')).toBe(1)
})

test('Closing and opening again fetches nothing more', async ({ page }) => {
  const requests = watchRequests(page)
  const chat = await startChat(page)
  const [scripts, starts] = [requests.scripts(), requests.to('/startChat')]
  await chat.close.click()
  await chat.launcher.click()
  await expect(chat.choice('Serviços')).toBeFocused()
  expect([requests.scripts(), requests.to('/startChat')]).toEqual([scripts, starts])
})

test('Nothing of the page’s address reaches the bot', async ({ page }) => {
  const bodies: unknown[] = []
  await page.route(START_CHAT, async (route) => {
    bodies.push(route.request().postDataJSON())
    await route.continue()
  })
  await startChat(page, '/?email=visitante@empresa.example&token=segredo&utm_source=x&__proto__=y')
  expect(bodies).toEqual([
    { isStreamEnabled: true, prefilledVariables: {}, isOnlyRegistering: false },
  ])
  await expect(page).toHaveURL(/token=segredo/)
})

const FONTS: [string, object][] = [
  ['names none', {}],
  ['names one of a third host', { general: { font: { type: 'Google', family: 'Lobster' } } }],
  ['names one in the old way', { general: { font: 'Roboto Slab' } }],
]

for (const [how, theme] of FONTS) {
  test(`A bot that ${how} gets the site’s font and no host is asked for another`, async ({
    page,
    site,
  }) => {
    const requests = watchRequests(page)
    await page.route(START_CHAT, async (route) => {
      const response = await route.fetch()
      const reply = (await response.json()) as { typebot: object }
      await route.fulfill({ response, json: { ...reply, typebot: { ...reply.typebot, theme } } })
    })
    const chat = await startChat(page)
    await chat.choice('Serviços').click()
    await chat.choice('Voltar ao início').waitFor()
    const font = await chat
      .choice('Voltar ao início')
      .evaluate((element) => getComputedStyle(element).fontFamily)
    expect(font).toMatch(/^Archivo/)
    expect([...requests.hosts()]).toEqual([site])
  })
}
