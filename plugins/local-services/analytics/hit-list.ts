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

/** The second line of an item: where a page was reached from, or what an event was about. */
function describe(hit: Hit): string {
  const { data } = hit.payload
  const isEvent = fieldOf(hit, 'name') !== ''
  const about = isEvent ? Object.values(data ?? {}).join(', ') : fieldOf(hit, 'referrer')
  if (about === '') return kindOf(hit)
  return isEvent ? `Evento: ${about}` : `${kindOf(hit)}, vinda de ${about}`
}

function createItem(hit: Hit): HTMLLIElement {
  const link = document.createElement('a')
  link.href = `#${hit.id}`
  const time = piece('time', '', TIME.format(new Date(hit.receivedAt)))
  time.setAttribute('datetime', hit.receivedAt)
  link.append(
    piece('span', 'sender', fieldOf(hit, 'name') || fieldOf(hit, 'url')),
    time,
    piece('span', 'subject', describe(hit)),
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
