import type { MailSummary } from '../mail-store.ts'
import { element } from './element.ts'
import { showFault, watchFault } from './fault-form.ts'
import {
  clearMessages,
  fetchFault,
  fetchMessage,
  fetchMessages,
  orderFault,
} from './inbox-client.ts'
import { findItem, markCurrent, updateMessageList } from './message-list.ts'
import { showMail, watchViews } from './message-view.ts'

const POLL_MS = 1000

const list = element('messages', HTMLOListElement)

let opened = ''
let lastSeen = ''

function say(text: string): void {
  const status = element('status', HTMLElement)
  // A live region that is written to again would be read out again.
  if (status.textContent !== text) status.textContent = text
}

function count(mails: number): string {
  if (mails === 0) return ''
  return mails === 1 ? '1 mensagem.' : `${mails} mensagens.`
}

function layOut(): void {
  const isEmpty = list.children.length === 0
  element('list-heading', HTMLElement).hidden = isEmpty
  element('empty', HTMLElement).hidden = !isEmpty
  element('unopened', HTMLElement).hidden = isEmpty || opened !== ''
  element('message', HTMLElement).hidden = opened === ''
  document.body.classList.toggle('reading', opened !== '')
  markCurrent(list, opened)
}

/** The address says which mail is open, so that Back, links and reloading work by themselves. */
async function openFromAddress(mails: readonly MailSummary[]): Promise<void> {
  const wanted = location.hash.slice(1)
  const id = mails.some((mail) => mail.id === wanted) ? wanted : ''
  if (id !== '' && id !== opened) showMail(await fetchMessage(id))
  const left = opened
  opened = id
  layOut()
  if (id === left) return
  // Where the list gives way to the message, the keyboard follows, and comes back to its place.
  if (id === '') findItem(list, left)?.querySelector('a')?.focus()
  else element('subject', HTMLElement).focus()
}

async function refresh(): Promise<void> {
  try {
    const [mails, fault] = await Promise.all([fetchMessages(), fetchFault()])
    const seen = JSON.stringify([mails, fault, location.hash])
    if (seen !== lastSeen) {
      updateMessageList(list, mails)
      showFault(fault)
      await openFromAddress(mails)
      lastSeen = seen
    }
    say(count(mails.length))
  } catch {
    lastSeen = ''
    say('O servidor não responde. A lista volta quando ele voltar.')
  }
}

async function poll(): Promise<void> {
  if (!document.hidden) await refresh()
  setTimeout(() => void poll(), POLL_MS)
}

async function change(action: Promise<void>): Promise<void> {
  await action.catch(() => undefined)
  await refresh()
}

element('clear', HTMLButtonElement).addEventListener('click', () => {
  void change(clearMessages()).then(() => element('empty-heading', HTMLElement).focus())
})
watchFault((kind) => void change(orderFault(kind)))
watchViews()
addEventListener('hashchange', () => void refresh())
document.addEventListener('visibilitychange', () => void refresh())
void poll()
