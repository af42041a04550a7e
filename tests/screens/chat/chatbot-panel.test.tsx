import { screen, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ChatbotLauncher } from '@/screens/chat/chatbot-launcher.tsx'
import { CHATBOT_TIME_LIMIT_MS } from '@/vendors/chat/use-chatbot-conversation.ts'
import { deferred } from '../../support/deferred.ts'
import { pass, stopClock, renderPiece } from '../../support/render.tsx'
import { forbidStorage } from '../../support/storage.ts'
import { replaceClient } from './chatbot-client.ts'

const FAILED = /^A conversa não abriu\. Tente de novo ou fale por WhatsApp ou contato@/

async function openChat(user: UserEvent = userEvent.setup()) {
  renderPiece(<ChatbotLauncher />)
  await user.click(screen.getByRole('button', { name: 'Abrir conversa' }))
  const dialog = screen.getByRole('dialog', { name: 'Fale com a gente' })
  return {
    user,
    dialog,
    panel: within(dialog),
    closeButton: within(dialog).getByRole('button', { name: 'Fechar conversa' }),
    choices: () => within(dialog).queryAllByRole('button', { name: 'Serviços' }),
  }
}

async function expectFailure({ panel }: Awaited<ReturnType<typeof openChat>>, text: RegExp) {
  expect(await panel.findByRole('alert')).toHaveTextContent(text)
  const [whatsapp, email] = panel.getAllByRole('link')
  expect(whatsapp).toHaveAttribute('href', expect.stringContaining('https://wa.me/'))
  expect(email).toHaveAttribute('href', 'mailto:contato@austral.example')
  expect(panel.queryByText('Abrindo a conversa...')).toBeNull()
}

it('A conversation that does not begin in its time is given up, and not begun later', async () => {
  const arrival = deferred()
  const client = replaceClient(() => arrival.promise)
  const chat = await openChat(stopClock())
  // A screen reader reads the dialog that takes the focus.
  expect(chat.panel.getByText('Abrindo a conversa...').closest('[role=status]')).toBeNull()
  expect(chat.closeButton).toHaveFocus()
  await pass(CHATBOT_TIME_LIMIT_MS - 1)
  expect(chat.panel.queryByRole('alert')).toBeNull()
  await pass(1)
  await expectFailure(chat, FAILED)
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
  await expectFailure(chat, FAILED)
  reachable = true
  await chat.user.click(chat.panel.getByRole('button', { name: 'Tentar de novo' }))
  expect(chat.closeButton).toHaveFocus()
  expect(chat.panel.queryByRole('alert')).toBeNull()
  expect(chat.choices()).toHaveLength(1)
})

it('Where storage is forbidden the panel says so, and the client is not fetched', async () => {
  forbidStorage()
  const client = replaceClient()
  const chat = await openChat()
  await expectFailure(chat, /^Este navegador bloqueia o armazenamento/)
  expect(client.load).not.toHaveBeenCalled()
})

it('One conversation begins, in strict mode too, with the bot of the settings, and takes the focus', async () => {
  const client = replaceClient()
  const { panel, choices } = await openChat()
  client.tell('ready')
  expect(panel.getByRole('log')).toHaveFocus()
  expect(choices()).toHaveLength(1)
  expect(client.conversations.at(-1)).toMatchObject({
    bot: 'local',
    apiHost: window.location.origin,
  })
})

it('A conversation that begins leaves the focus of a visitor who has gone elsewhere', async () => {
  const client = replaceClient()
  const { panel, user } = await openChat()
  await user.tab()
  await user.tab()
  const link = panel.getByRole('link', { name: 'WhatsApp' })
  client.tell('ready')
  expect(link).toHaveFocus()
})

it('A late answer is announced until it comes', async () => {
  const client = replaceClient()
  const { dialog, panel, choices } = await openChat(stopClock())
  client.tell('ready')
  client.tell('answered')
  await pass(CHATBOT_TIME_LIMIT_MS - 1)
  expect(panel.queryByText('A resposta não chegou.')).toBeNull()
  await pass(1)
  expect(panel.getByText('A resposta não chegou.')).toBeVisible()
  expect(dialog).toHaveTextContent(
    'Prefere falar com uma pessoa? Escreva por WhatsApp ou contato@austral.example.',
  )
  expect(choices()).toHaveLength(1)
  client.tell('ready')
  await pass(10 * CHATBOT_TIME_LIMIT_MS)
  expect(panel.queryByText('A resposta não chegou.')).toBeNull()
})

it('A conversation ignores events of an earlier attempt', async () => {
  const client = replaceClient()
  const { panel, user, choices } = await openChat(stopClock())
  const earlier = client.conversations.at(-1)
  client.tell('late')
  await user.click(panel.getByRole('button', { name: 'Recomeçar' }))
  await pass(0)
  client.tell('ready')
  for (const event of ['answered', 'late', 'ended', 'failed'] as const) client.tell(event, earlier)
  await pass(CHATBOT_TIME_LIMIT_MS)
  expect(choices()).toHaveLength(1)
  for (const text of ['A resposta não chegou.', 'A conversa terminou.', FAILED])
    expect(panel.queryByText(text)).toBeNull()
})
