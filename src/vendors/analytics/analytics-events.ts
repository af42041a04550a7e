import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { onSeen } from '@/browser/on-seen.ts'
import { whenIdle } from '@/browser/when-idle.ts'
import { sendToTags } from '@/vendors/tags/send-to-tags.ts'
import { loadUmami, type Payload, type Umami } from './umami.ts'

export type CallSection = 'header' | 'menu' | 'hero' | 'service' | 'services' | 'footer'

/** Events counted besides page views. No event holds personal data. */
type AnalyticsEvent =
  | [name: 'message-sent']
  | [name: 'guide-requested', data: { file: string }]
  | [name: 'guide-downloaded', data: { file: string }]
  | [name: 'chat-opened']
  | [name: 'language-changed', data: { language: string }]
  | [name: 'theme-changed', data: { theme: 'light' | 'dark' | 'system' }]
  | [name: 'call-clicked', data: { section: CallSection; kind: 'talk' | 'services' }]

let umami: Promise<Umami> | undefined
let countedAddress = ''
let referrer = ''

function address(): string {
  return window.location.origin + window.location.pathname
}

function send(event: Payload): void {
  const payload = { url: address(), referrer, title: document.title, ...event }
  umami ??= whenIdle().then(loadUmami)
  umami
    .then(({ track }) => track((defaults) => ({ ...defaults, ...payload })))
    .catch(() => undefined)
}

export function trackEvent(...[name, data]: AnalyticsEvent): void {
  if (import.meta.env.ANALYTICS) send({ name, data })
  if (import.meta.env.TAGS) sendToTags(name, data)
}

function trackPage(isRestored: boolean): void {
  // Counts once, although the effect runs twice in strict mode.
  if (countedAddress === address() && !isRestored) return
  referrer = countedAddress || document.referrer
  countedAddress = address()
  send({})
}

function trackWhenSeen(): () => void {
  return onSeen(trackPage)
}

/** Rendered after the page, so that the page's effect has set the title. */
export function Analytics() {
  const { pathname } = useLocation()
  useEffect(trackWhenSeen, [pathname])
  return null
}
