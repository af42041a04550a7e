import type { Hit } from '../analytics-store.ts'
import { element } from '../inbox/element.ts'
import { fieldOf, kindOf } from './hit-list.ts'

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'medium' })

function setText(id: string, text: string): void {
  element(id, HTMLElement).textContent = text || '—'
}

/** What the collector was told, without what the server adds for its own list. */
export function rawOf({ receivedAt, refererHeader, type, payload }: Hit): object {
  return { receivedAt, headers: { referer: refererHeader }, body: { type, payload } }
}

/** Shows a hit. Whatever it carries is set as text. */
export function showHit(hit: Hit): void {
  setText('subject', fieldOf(hit, 'name') || fieldOf(hit, 'url'))
  setText('type', `${kindOf(hit)} (${hit.type})`)
  for (const field of ['url', 'referrer', 'name', 'data', 'title'])
    setText(field, fieldOf(hit, field))
  setText('referer-header', hit.refererHeader)
  setText('received-at', DATE.format(new Date(hit.receivedAt)))
  element('received-at', HTMLTimeElement).dateTime = hit.receivedAt
  setText('raw', JSON.stringify(rawOf(hit), null, 2))
}
