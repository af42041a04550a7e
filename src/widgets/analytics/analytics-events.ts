import type { Language } from '@/config/languages.ts'
import type { MaterialFile } from '@/texts/materials.ts'
import { whenIdle } from '@/loading/when-idle.ts'
import type { Place, Tracker } from './analytics-tracker.ts'

/** Everything that is counted besides page views: a name, and what it was about. Nothing personal. */
export type AnalyticsEvent =
  | [name: 'message-sent']
  | [name: 'guide-requested', data: { file: MaterialFile }]
  | [name: 'guide-downloaded', data: { file: MaterialFile }]
  | [name: 'chat-opened']
  | [name: 'language-changed', data: { language: Language }]
  | [name: 'theme-changed', data: { theme: 'light' | 'dark' | 'system' }]
  | [name: 'call-clicked', data: { place: 'hero' | 'services'; kind: 'talk' | 'services' }]

let tracker: Promise<Tracker> | undefined

/** What counts comes when the page is idle, or not at all where it is blocked. */
async function loadTracker(): Promise<Tracker> {
  await whenIdle()
  return (await import('./visit-counter.ts')).tracker
}

function count(use: (tracker: Tracker, place: Place) => void): void {
  const place = { pathname: window.location.pathname, title: document.title }
  tracker ??= loadTracker()
  tracker.then(
    (loaded) => {
      use(loaded, place)
    },
    () => undefined,
  )
}

/** Counts the page that is shown. */
export function trackPage(): void {
  count((visit, place) => {
    visit.start()
    visit.countPage(place)
  })
}

/** Counts an event. It may be called at any time and never throws. */
export function trackEvent(...[name, data]: AnalyticsEvent): void {
  count((visit, place) => {
    visit.countEvent(place, name, data)
  })
}
