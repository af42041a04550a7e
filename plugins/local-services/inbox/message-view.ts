import type { MailLink } from '../mail-links.ts'
import type { Mail } from '../mail-store.ts'
import { element } from './element.ts'

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'medium' })

function setText(id: string, text: string): void {
  element(id, HTMLElement).textContent = text
}

function createLink({ href, text }: MailLink): HTMLLIElement {
  const link = document.createElement('a')
  link.href = href
  link.target = '_blank'
  link.rel = 'noopener'
  link.textContent = text || href
  const address = document.createElement('span')
  address.textContent = href
  const item = document.createElement('li')
  item.append(link, address)
  return item
}

/** Shows a mail. Whatever it carries is set as text; its HTML only reaches the sandboxed frame. */
export function showMail(mail: Mail): void {
  setText('subject', mail.subject)
  setText('from', `${mail.from.name} <${mail.from.address}>`)
  setText('to', mail.to)
  setText('reply-to', mail.replyTo)
  setText('received-at', DATE.format(new Date(mail.receivedAt)))
  element('received-at', HTMLTimeElement).dateTime = mail.receivedAt
  setText('template', `mail-templates/${mail.template}.html`)
  setText('source', mail.html)
  setText('params', JSON.stringify(mail.params, null, 2))

  const frame = element('rendered', HTMLIFrameElement)
  frame.title = mail.subject
  // Sent off and put back: a frame that is navigated in its place adds a step to the Back button.
  frame.remove()
  frame.src = `/__inbox/mail/${mail.id}`
  element('views', HTMLFieldSetElement).after(frame)

  const section = element('links', HTMLElement)
  section.hidden = mail.links.length === 0
  section.querySelector('ul')?.replaceChildren(...mail.links.map(createLink))
}

/** Lets the reader change between the mail, its source and its parameters. */
export function watchViews(): void {
  const views = element('views', HTMLFieldSetElement)
  views.addEventListener('change', () => {
    for (const input of views.querySelectorAll('input'))
      element(input.value, HTMLElement).hidden = !input.checked
  })
}
