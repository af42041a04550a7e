import type { Page } from '@playwright/test'
import { bringAxe, violationsInThemes } from './axe.ts'
import { openChat, START_CHAT, startChat } from './chatbot.ts'
import { expect, test } from './fixtures.ts'

const STATES: [string, (page: Page) => Promise<void>][] = [
  [
    'is opening',
    async (page) => {
      await page.route(START_CHAT, () => undefined)
      const chat = await openChat(page)
      await expect(chat.close).toBeFocused()
    },
  ],
  [
    'has failed',
    async (page) => {
      await page.addInitScript(() => {
        Object.defineProperty(window, 'localStorage', { value: null })
      })
      const chat = await openChat(page)
      await expect(chat.retry).toBeVisible()
    },
  ],
  [
    'offers choices',
    async (page) => {
      await startChat(page)
    },
  ],
  [
    'asks for words',
    async (page) => {
      const chat = await startChat(page)
      await chat.choice('Escrever uma pergunta').click()
      await expect(chat.panel.getByRole('textbox')).toBeFocused()
    },
  ],
  [
    'has ended',
    async (page) => {
      const chat = await startChat(page)
      await chat.choice('Falar com uma pessoa').click()
      await chat.choice('Encerrar a conversa').click()
      await expect(chat.restart).toBeVisible()
    },
  ],
]

for (const width of [390, 1440])
  test.describe(`${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })
    test.beforeEach(({ page }) => bringAxe(page))

    for (const [state, reach] of STATES) {
      test(`axe finds nothing while the chat ${state}`, async ({ page }) => {
        await reach(page)
        expect(await violationsInThemes(page, 'aside')).toEqual([])
      })
    }
  })
