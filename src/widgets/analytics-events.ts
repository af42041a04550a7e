import type { Language } from '@/content/languages/languages.ts'
import type { MaterialFile } from '@/content/materials.ts'
import { afterLoad } from './analytics-idle.ts'
import { loadUmami, scriptSource } from './analytics-script.ts'
import { createTracker } from './analytics-tracker.ts'

/** Everything that is counted besides page views: a name, and what it was about. Nothing personal. */
export type AnalyticsEvent =
  | [name: 'message-sent']
  | [name: 'guide-requested', data: { file: MaterialFile }]
  | [name: 'guide-downloaded', data: { file: MaterialFile }]
  | [name: 'chat-opened']
  | [name: 'language-changed', data: { language: Language }]
  | [name: 'theme-changed', data: { theme: 'light' | 'dark' | 'system' }]
  | [name: 'call-clicked', data: { place: 'hero' | 'services'; kind: 'talk' | 'services' }]

/** What this visit counts with. */
export const tracker = createTracker({
  source: scriptSource,
  load: loadUmami,
  whenIdle: afterLoad,
})

/** Counts an event. It may be called at any time and never throws. */
export function trackEvent(...[name, data]: AnalyticsEvent): void {
  tracker.countEvent(name, data)
}
