import type { MailSummary } from '../mail-store.ts'

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' })

function piece(tag: 'span' | 'time', className: string, text: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}

function createItem(mail: MailSummary): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${mail.id}`
  const time = piece('time', '', TIME.format(new Date(mail.receivedAt)))
  time.setAttribute('datetime', mail.receivedAt)
  link.append(piece('span', 'sender', mail.from.name), time, piece('span', 'subject', mail.subject))
  const item = document.createElement('li')
  item.dataset['id'] = mail.id
  item.append(link)
  return item
}

/**
 * Brings the list to the given mails, newest first. Items that stay are not touched, so that the
 * keyboard's place in the list is kept while mails arrive.
 */
export function updateMessageList(list: HTMLOListElement, mails: readonly MailSummary[]): void {
  const wanted = new Set(mails.map((mail) => mail.id))
  const shown = new Set<string>()
  for (const item of list.querySelectorAll('li')) {
    const id = item.dataset['id'] ?? ''
    if (wanted.has(id)) shown.add(id)
    else item.remove()
  }
  const arrived = mails.filter((mail) => !shown.has(mail.id))
  list.prepend(...arrived.map(createItem))
}

export function findItem(list: HTMLOListElement, id: string): HTMLLIElement | undefined {
  return [...list.querySelectorAll('li')].find((item) => item.dataset['id'] === id)
}

export function markCurrent(list: HTMLOListElement, id: string): void {
  list.querySelector('[aria-current]')?.removeAttribute('aria-current')
  findItem(list, id)?.querySelector('a')?.setAttribute('aria-current', 'true')
}
