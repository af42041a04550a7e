import type { Theme } from '@/boot/theme.ts'
import { sendToAnalytics } from './analytics/analytics.ts'
import { sendToTags } from './tags/send-to-tags.ts'

export type CallSection = 'header' | 'menu' | 'hero' | 'service' | 'services' | 'footer'

/** Events counted besides page views. No event holds personal data. */
type AnalyticsEvent =
  | [name: 'message-sent']
  | [name: 'guide-requested', data: { file: string }]
  | [name: 'guide-downloaded', data: { file: string }]
  | [name: 'chat-opened']
  | [name: 'language-changed', data: { language: string }]
  | [name: 'theme-changed', data: { theme: Theme }]
  | [name: 'call-clicked', data: { section: CallSection; kind: 'talk' | 'services' }]

export function trackEvent(...[name, data]: AnalyticsEvent): void {
  if (import.meta.env.ANALYTICS) sendToAnalytics({ name, data })
  if (import.meta.env.TAGS) sendToTags(name, data)
}
