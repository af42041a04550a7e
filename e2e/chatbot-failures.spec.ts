import type { Page } from '@playwright/test'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { chatbot, CONTINUE_CHAT, openChat, SERVICE, START_CHAT, startChat } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { withChannels } from './with-channels.ts'

/** How long the client and each answer are waited for. */
const TIME_LIMIT_MS = 10_000

type Chat = Awaited<ReturnType<typeof openChat>>

/** The site's own message, and nothing of the client's. */
async function expectFailure({ panel, log }: Chat): Promise<void> {
  await expect(panel.getByRole('alert')).toContainText(withChannels(chatbotTexts.failed))
  await expect(log.locator('*')).toHaveCount(0)
}

/** What the client itself announces in English, and the traces that it leaves in the browser. */
const FAILURES: [string, (page: Page) => Promise<unknown>, RegExp[]][] = [
  [
    'the service is blocked',
    (page) => page.route(START_CHAT, (route) => route.abort('blockedbyclient')),
    [/^request failed: .*startChat/, /^console error: .*(Failed to fetch|BLOCKED_BY_CLIENT)/],
  ],
  [
    'the service fails',
    (page) => page.route(START_CHAT, (route) => route.fulfill({ status: 500, body: '' })),
    [/^status 500: .*startChat/, /^console error: .*status of 500/],
  ],
  [
    'the bot is unknown',
    (page) =>
      page.route(START_CHAT, (route) =>
        route.continue({
          url: route
            .request()
            .url()
            .replace(/[^/]+(?=\/startChat)/, 'unknown'),
        }),
      ),
    [/^status 404: .*startChat/, /^console error: .*status of 404/],
  ],
]

test('Whatever keeps the conversation from beginning, the panel says so and a retry works', async ({
  page,
  faults,
}) => {
  await open(page, '/')
  const chat = chatbot(page)
  let begin = chat.launcher
  for (const [reason, provoke, traces] of FAILURES) {
    await test.step(`Where ${reason}`, async () => {
      faults.expect(...traces)
      await provoke(page)
      await begin.click()
      await expectFailure(chat)
      await page.unrouteAll()
    })
    begin = chat.retry
  }
  await chat.retry.click()
  await expect(chat.choice('Serviços')).toBeFocused()
  await expect(chat.panel.getByRole('alert')).toHaveCount(0)
})

test('An answer that is late or lost is announced, and the conversation goes on or starts again', async ({
  page,
  faults,
}) => {
  faults.expect(/^request failed: .*continueChat/, /^console error: .*net::ERR_FAILED/)
  await page.clock.install()
  const chat = await startChat(page)
  const late = chat.panel.getByText(chatbotTexts.late)
  let release: () => Promise<void> = () => Promise.resolve()
  await page.route(CONTINUE_CHAT, (route) => {
    release = () => route.continue()
  })
  await chat.choice('Serviços').click()
  await page.clock.fastForward(TIME_LIMIT_MS)
  await expect(late).toBeVisible()
  await release()
  await expect(chat.choice(SERVICE.title)).toBeVisible()
  await expect(late).toHaveCount(0)

  await page.unrouteAll()
  await page.route(CONTINUE_CHAT, (route) => route.abort())
  await chat.choice(SERVICE.title).click()
  await expect(late).toBeVisible()
  await page.unrouteAll()
  await chat.restart.click()
  await expect(chat.choice('Serviços')).toBeFocused()
})
