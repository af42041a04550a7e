import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { siteConfig } from '@/site/build-facts.ts'
import { ChatbotLauncher } from '@/vendors/chat/chatbot-launcher.tsx'
import { CHATBOT_TIME_LIMIT_MS } from '@/vendors/chat/use-chatbot-conversation.ts'
import { chatbotTexts, reachUsTexts } from 'virtual:texts'
import { deferred } from '../../support/deferred.ts'
import { pass, stopClock, renderPiece } from '../../support/render.tsx'
import { forbidStorage } from '../../support/storage.ts'
import { withChannels } from '../../support/texts.ts'
import { replaceClient } from './chatbot-client.ts'

async function openChat(user: UserEvent = userEvent.setup()) {
  renderPiece(<ChatbotLauncher />)
  await user.click(screen.getByRole('button', { name: chatbotTexts.open }))
  const dialog = screen.getByRole('dialog', { name: chatbotTexts.title })
  return {
    user,
    dialog,
    panel: within(dialog),
    closeButton: within(dialog).getByRole('button', { name: chatbotTexts.close }),
    choices: () => within(dialog).queryAllByRole('button', { name: 'Serviços' }),
  }
}

async function expectFailure({ panel }: Awaited<ReturnType<typeof openChat>>, text: string) {
  expect(await panel.findByRole('alert')).toHaveTextContent(text)
  const [whatsapp, email] = panel.getAllByRole('link')
  expect(whatsapp).toHaveAttribute('href', expect.stringContaining('https://wa.me/'))
  expect(email).toHaveAttribute('href', `mailto:${siteConfig.email}`)
  expect(panel.queryByText(chatbotTexts.loading)).toBeNull()
}

it('A conversation that does not begin in its time is given up, and not begun later', async () => {
  const arrival = deferred()
  const client = replaceClient(() => arrival.promise)
  const chat = await openChat(stopClock())
  // A screen reader reads the dialog that takes the focus.
  expect(chat.panel.getByText(chatbotTexts.loading).closest('[role=status]')).toBeNull()
  expect(chat.closeButton).toHaveFocus()
  await pass(CHATBOT_TIME_LIMIT_MS - 1)
  expect(chat.panel.queryByRole('alert')).toBeNull()
  await pass(1)
  await expectFailure(chat, withChannels(chatbotTexts.failed))
  arrival.resolve()
  await pass(0)
  expect(client.conversations).toEqual([])
})

it('A conversation whose client cannot be loaded says so, and is offered again', async () => {
  let reachable = false
  replaceClient(async () => {
    if (!reachable) throw new TypeError('Failed to fetch dynamically imported module')
  })
  const chat = await openChat()
  await expectFailure(chat, withChannels(chatbotTexts.failed))
  reachable = true
  await chat.user.click(chat.panel.getByRole('button', { name: chatbotTexts.retry }))
  expect(chat.closeButton).toHaveFocus()
  expect(chat.panel.queryByRole('alert')).toBeNull()
  expect(chat.choices()).toHaveLength(1)
})

it('Where storage is forbidden the panel says so, and the client is not fetched', async () => {
  forbidStorage()
  const client = replaceClient()
  const chat = await openChat()
  await expectFailure(chat, withChannels(chatbotTexts.storageBlocked))
  expect(client.load).not.toHaveBeenCalled()
})

it('One conversation begins, in strict mode too, with the bot of the settings, and takes the focus', async () => {
  const client = replaceClient()
  const { panel, choices } = await openChat()
  client.tell('ready')
  expect(panel.getByRole('log')).toHaveFocus()
  expect(choices()).toHaveLength(1)
  expect(client.conversations.at(-1)).toMatchObject({
    bot: siteConfig.chatbot.id,
    apiHost: window.location.origin,
  })
})

it('A conversation that begins leaves the focus of a visitor who has gone elsewhere', async () => {
  const client = replaceClient()
  const { panel, user } = await openChat()
  await user.tab()
  await user.tab()
  const link = panel.getByRole('link', { name: reachUsTexts.whatsapp })
  client.tell('ready')
  expect(link).toHaveFocus()
})

it('A conversation that has ended is kept and can be restarted', async () => {
  const client = replaceClient()
  const { user, dialog, panel, choices, closeButton } = await openChat()
  client.tell('ready')
  client.tell('ended')
  expect(panel.getByText(chatbotTexts.ended)).toBeVisible()
  expect(dialog).toHaveTextContent(withChannels(chatbotTexts.person))
  expect(choices()).toHaveLength(1)
  await user.click(panel.getByRole('button', { name: chatbotTexts.restart }))
  expect(panel.queryByText(chatbotTexts.ended)).toBeNull()
  expect(panel.getByText(chatbotTexts.loading)).toBeVisible()
  expect(closeButton).toHaveFocus()
  expect(choices()).toHaveLength(1)
})

it('A late answer is announced until it comes', async () => {
  const client = replaceClient()
  const { dialog, panel, choices } = await openChat(stopClock())
  client.tell('ready')
  client.tell('answered')
  await pass(CHATBOT_TIME_LIMIT_MS - 1)
  expect(panel.queryByText(chatbotTexts.late)).toBeNull()
  await pass(1)
  expect(panel.getByText(chatbotTexts.late)).toBeVisible()
  expect(dialog).toHaveTextContent(withChannels(chatbotTexts.person))
  expect(choices()).toHaveLength(1)
  client.tell('ready')
  await pass(10 * CHATBOT_TIME_LIMIT_MS)
  expect(panel.queryByText(chatbotTexts.late)).toBeNull()
})

it('A conversation ignores events of an earlier attempt', async () => {
  const client = replaceClient()
  const { panel, user, choices } = await openChat(stopClock())
  const earlier = client.conversations.at(-1)
  client.tell('late')
  await user.click(panel.getByRole('button', { name: chatbotTexts.restart }))
  await pass(0)
  client.tell('ready')
  for (const event of ['answered', 'late', 'ended', 'failed'] as const) client.tell(event, earlier)
  await pass(CHATBOT_TIME_LIMIT_MS)
  expect(choices()).toHaveLength(1)
  for (const text of [chatbotTexts.late, chatbotTexts.ended, chatbotTexts.failed])
    expect(panel.queryByText(text)).toBeNull()
})
