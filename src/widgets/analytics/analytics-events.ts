import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import type { Language } from '@/config/languages.ts'
import type { MaterialFile } from '@/texts/materials.ts'
import { whenIdle } from '@/loading/when-idle.ts'
import type { CountedPage, VisitCounter } from './visit-counter.ts'

export type CallSection = 'hero' | 'service' | 'services' | 'footer'

/** What is counted besides page views; nothing personal. */
type AnalyticsEvent =
  | [name: 'message-sent']
  | [name: 'guide-requested', data: { file: MaterialFile }]
  | [name: 'guide-downloaded', data: { file: MaterialFile }]
  | [name: 'chat-opened']
  | [name: 'language-changed', data: { language: Language }]
  | [name: 'theme-changed', data: { theme: 'light' | 'dark' | 'system' }]
  | [name: 'call-clicked', data: { section: CallSection; kind: 'talk' | 'services' }]

let counter: Promise<VisitCounter> | undefined

async function startCounter(): Promise<VisitCounter> {
  await whenIdle()
  return (await import('./visit-counter.ts')).createVisitCounter()
}

function count(use: (counter: VisitCounter, page: CountedPage) => void): void {
  const page = { pathname: window.location.pathname, title: document.title }
  counter ??= startCounter()
  counter.then(
    (started) => use(started, page),
    () => undefined,
  )
}

export function trackEvent(...[name, data]: AnalyticsEvent): void {
  if (import.meta.env.ANALYTICS) count((started, page) => started.countEvent(page, name, data))
}

function trackPage(): void {
  count((started, page) => started.countPage(page))
}

/** Render it after the page, which sets the title. */
export function Analytics() {
  const { pathname } = useLocation()
  useEffect(trackPage, [pathname])
  return null
}
