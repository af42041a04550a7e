import type { Hit } from '../analytics-store.ts'

const TIME = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'medium' })

/** A field of the payload as text; whatever else a client sent is shown as JSON. */
export function fieldOf(hit: Hit, field: string): string {
  const value = hit.payload[field]
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
}

export function kindOf(hit: Hit): string {
  if (hit.type !== 'event') return hit.type
  return fieldOf(hit, 'name') === '' ? 'Página vista' : 'Evento'
}

function piece(tag: 'span' | 'time', className: string, text: string): HTMLElement {
  const node = document.createElement(tag)
  node.className = className
  node.textContent = text
  return node
}

function createItem(hit: Hit): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${hit.id}`
  const time = piece('time', '', TIME.format(new Date(hit.receivedAt)))
  time.setAttribute('datetime', hit.receivedAt)
  const name = fieldOf(hit, 'name')
  link.append(
    piece('span', 'sender', name || fieldOf(hit, 'url')),
    time,
    piece('span', 'subject', [kindOf(hit), fieldOf(hit, name ? 'data' : 'referrer')].join(' ')),
  )
  const item = document.createElement('li')
  item.dataset['id'] = hit.id
  item.append(link)
  return item
}

/** Brings the list to the given hits, newest first, without touching those that stay. */
export function updateHitList(list: HTMLOListElement, hits: readonly Hit[]): void {
  const wanted = new Set(hits.map(({ id }) => id))
  const shown = new Set<string>()
  for (const item of list.querySelectorAll('li')) {
    const id = item.dataset['id'] ?? ''
    if (wanted.has(id)) shown.add(id)
    else item.remove()
  }
  list.prepend(...hits.filter(({ id }) => !shown.has(id)).map(createItem))
}
