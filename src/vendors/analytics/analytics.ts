import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { onSeen } from '@/browser/on-seen.ts'
import { whenIdle } from '@/browser/when-idle.ts'
import { loadUmami, type Payload, type Umami } from './umami.ts'

let umami: Promise<Umami> | undefined
let countedAddress = ''
let referrer = ''

function address(): string {
  return window.location.origin + window.location.pathname
}

export function sendToAnalytics(event: Payload): void {
  const payload = { url: address(), referrer, title: document.title, ...event }
  umami ??= whenIdle().then(loadUmami)
  umami
    .then(({ track }) => track((defaults) => ({ ...defaults, ...payload })))
    .catch(() => undefined)
}

function trackPage(isRestored: boolean): void {
  // Counts once, although the effect runs twice in strict mode.
  if (countedAddress === address() && !isRestored) return
  referrer = countedAddress || document.referrer
  countedAddress = address()
  sendToAnalytics({})
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
