import type { Page } from '@playwright/test'
import { chatbotTexts } from '../src/content/pt-br/chatbot.ts'
import { reachUsTexts } from '../src/content/pt-br/reach-us.ts'
import { chatbot, CONTINUE_CHAT, openChat, SERVICE, START_CHAT, startChat } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'
import { chatWith, settings, texts } from './site.ts'
import { withChannels } from './with-channels.ts'

/** How long the client and each answer are waited for. */
const TIME_LIMIT_MS = 10_000

type Chat = Awaited<ReturnType<typeof openChat>>

/** The message, the other ways to reach the company, and nothing of the client's own. */
async function expectFailure({ panel, retry, log }: Chat): Promise<void> {
  await expect(panel.getByRole('alert')).toContainText(withChannels(chatbotTexts.failed))
  await expect(panel.getByRole('link', { name: reachUsTexts.whatsapp })).toHaveAttribute(
    'href',
    chatWith(chatbotTexts.greeting),
  )
  await expect(panel.getByRole('link', { name: settings.companyEmail })).toHaveAttribute(
    'href',
    `mailto:${settings.companyEmail}`,
  )
  await expect(retry).toBeVisible()
  await expect(log.locator('*')).toHaveCount(0)
}

const VENDOR_SCRIPT = '**/assets/typebot-*.js'

/** What keeps a conversation from beginning, and the traces that it leaves in the browser. */
const FAILURES: [string, (page: Page) => Promise<unknown>, RegExp[]][] = [
  [
    'the client is blocked',
    (page) => page.route(VENDOR_SCRIPT, (route) => route.abort('blockedbyclient')),
    [/^request failed: .*typebot-/, /^console error: .*net::ERR_BLOCKED_BY_CLIENT/],
  ],
  [
    'the service is blocked',
    (page) => page.route(START_CHAT, (route) => route.abort('blockedbyclient')),
    [/^request failed: .*startChat/, /^console error: .*Failed to fetch/],
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
  [
    'the service hangs',
    async (page) => {
      await page.route(START_CHAT, async () => {
        await page.clock.fastForward(TIME_LIMIT_MS)
      })
    },
    [],
  ],
]

test('Whatever keeps the conversation from beginning, the panel says so and a retry works', async ({
  page,
  faults,
}) => {
  await page.clock.install()
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

test('A client that hangs is waited for, given up and holds up nothing else', async ({ page }) => {
  await page.clock.install()
  await page.route(VENDOR_SCRIPT, () => undefined)
  const chat = await openChat(page)
  await expect(chat.panel.getByText(chatbotTexts.loading)).toBeVisible()
  await expect(chat.close).toBeFocused()
  expect(await page.evaluate(() => document.readyState)).toBe('complete')
  await page.getByRole('banner').getByRole('link', { name: texts.header.downloads }).click()
  await expect(page).toHaveURL('/downloads')
  await page.clock.fastForward(TIME_LIMIT_MS)
  await expectFailure(chat)
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
  await expect(chat.log).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.launcher).toBeFocused()
  await chat.launcher.click()
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
