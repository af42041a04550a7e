import type { Hit } from '../analytics-store.ts'
import { element } from '../inbox/element.ts'
import { findItem, markCurrent } from '../inbox/message-list.ts'
import { updateHitList } from './hit-list.ts'
import { rawOf, showHit } from './hit-view.ts'

const POLL_MS = 1000
const EVENTS = '/__analytics/api/events'

const list = element('messages', HTMLOListElement)

let opened = ''
let lastSeen = ''

async function call(method: 'GET' | 'DELETE'): Promise<Response> {
  const response = await fetch(EVENTS, { method })
  if (!response.ok) throw new Error(`${EVENTS}: ${response.status}`)
  return response
}

function say(text: string): void {
  const status = element('status', HTMLElement)
  // A live region that is written to again would be read out again.
  if (status.textContent !== text) status.textContent = text
}

function count(hits: number): string {
  if (hits === 0) return ''
  return hits === 1 ? '1 registro.' : `${hits} registros.`
}

/** The address says which hit is open, so that Back, links and reloading work by themselves. */
function openFromAddress(hits: readonly Hit[]): void {
  const hit = hits.find(({ id }) => id === location.hash.slice(1))
  const left = opened
  opened = hit?.id ?? ''
  element('list-heading', HTMLElement).hidden = hits.length === 0
  element('empty', HTMLElement).hidden = hits.length > 0
  element('unopened', HTMLElement).hidden = hits.length === 0 || hit !== undefined
  element('message', HTMLElement).hidden = hit === undefined
  document.body.classList.toggle('reading', hit !== undefined)
  markCurrent(list, opened)
  if (opened === left) return
  // Where the list gives way to the hit, the keyboard follows, and comes back to its place.
  if (hit) {
    showHit(hit)
    element('subject', HTMLElement).focus()
  } else findItem(list, left)?.querySelector('a')?.focus()
}

async function refresh(): Promise<void> {
  try {
    const hits = (await (await call('GET')).json()) as Hit[]
    const seen = JSON.stringify([hits, location.hash])
    if (seen !== lastSeen) {
      updateHitList(list, hits)
      element('everything', HTMLElement).textContent = JSON.stringify(hits.map(rawOf), null, 2)
      openFromAddress(hits)
      lastSeen = seen
    }
    say(count(hits.length))
  } catch {
    lastSeen = ''
    say('O servidor não responde. A lista volta quando ele voltar.')
  }
}

async function poll(): Promise<void> {
  if (!document.hidden) await refresh()
  setTimeout(() => void poll(), POLL_MS)
}

async function clear(): Promise<void> {
  await call('DELETE').catch(() => undefined)
  await refresh()
  element('empty-heading', HTMLElement).focus()
}

element('clear', HTMLButtonElement).addEventListener('click', () => void clear())
addEventListener('hashchange', () => void refresh())
document.addEventListener('visibilitychange', () => void refresh())
void poll()
