import { readFileSync } from 'node:fs'
import type { Mail } from '../../../../plugins/local-services/mail-store.ts'

/** Puts the inbox's markup in the document, without its script. */
export function loadInboxPage(): void {
  const html = readFileSync('plugins/local-services/inbox/inbox.html', 'utf8')
  const page = new DOMParser().parseFromString(html, 'text/html')
  document.body.replaceChildren(...page.body.children)
}

export function createMail(changes: Partial<Mail> = {}): Mail {
  return {
    id: 'id-1',
    receivedAt: '2026-11-21T12:00:00.000Z',
    template: 'contact',
    from: { name: 'Nome', address: 'contato@austral.example' },
    to: 'contato@austral.example',
    replyTo: 'visitante@empresa.example',
    subject: 'Assunto',
    params: {},
    html: '<p>texto</p>',
    links: [],
    ...changes,
  }
}
