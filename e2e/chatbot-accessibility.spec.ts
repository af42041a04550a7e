import { CHATBOT_PREVIEW_DELAY_MS } from '../src/config/spec.ts'
import { bringAxe, violations } from './axe.ts'
import { chatbot, START_CHAT } from './chatbot.ts'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

// The width changes no colour, and a theme nothing else.
for (const [width, colorScheme] of [
  [390, 'light'],
  [1440, 'dark'],
] as const)
  test.describe(`${width} px, ${colorScheme}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme })

    test('axe finds nothing in the preview, nor in any state of the chat', async ({
      page,
      faults,
    }) => {
      faults.expect(/^status 500/, /^console error: .*status of 500/)
      let fail: () => void = () => undefined
      const held = new Promise<void>((resolve) => {
        fail = resolve
      })
      await page.route(START_CHAT, async (route) => {
        await held
        await route.fulfill({ status: 500, body: '' })
      })
      await bringAxe(page)
      await page.clock.install()
      await open(page, '/downloads')
      await page.clock.fastForward(CHATBOT_PREVIEW_DELAY_MS)
      const chat = chatbot(page)
      const expectAccessible = async (state: string) => {
        expect.soft(await violations(page, { within: 'aside' }), state).toEqual([])
      }

      await expect(chat.preview).toBeVisible()
      await expectAccessible('preview')
      await chat.preview.click()
      await expect(chat.close).toBeFocused()
      await expectAccessible('opening')
      fail()
      await expect(chat.retry).toBeVisible()
      await expectAccessible('failed')
      await page.unrouteAll()
      await chat.retry.click()
      await expect(chat.choice('Serviços')).toBeFocused()
      await expectAccessible('choices')
      await chat.choice('Falar com uma pessoa').click()
      await chat.choice('Encerrar a conversa').click()
      await expect(chat.restart).toBeVisible()
      await expectAccessible('ended')
      await chat.restart.click()
      await chat.choice('Escrever uma pergunta').click()
      await expect(chat.panel.getByRole('textbox')).toBeFocused()
      await expectAccessible('words')
    })
  })
