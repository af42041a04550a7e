import type { ReactNode } from 'react'
import { NOTICE_VISIBLE_LIMIT, TOAST_REMOVE_DELAY_MS, TOAST_VISIBLE_LIMIT } from '@/config/spec.ts'

/** The specification's in-app notification (section 3). */
export interface Toast {
  id: string
  title: string
  description: string
  action?: ReactNode
  open: boolean
  variant: 'default' | 'destructive'
}

export type Channel = 'primary' | 'secondary'
export type ToastState = Record<Channel, readonly Toast[]>
export type NewToast = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'variant'>>

const LIMITS = { primary: TOAST_VISIBLE_LIMIT, secondary: NOTICE_VISIBLE_LIMIT }
const EMPTY: ToastState = { primary: [], secondary: [] }

const listeners = new Set<() => void>()
const removals = new Map<string, number>()
let state = EMPTY
let count = 0

function change(next: ToastState): void {
  state = next
  for (const listener of listeners) listener()
}

function add(channel: Channel, content: NewToast): void {
  count += 1
  const added: Toast = { variant: 'default', ...content, id: String(count), open: true }
  const open = state[channel].filter((item) => item.open)
  change({ ...state, [channel]: [added, ...open].slice(0, LIMITS[channel]) })
}

export function toast(content: NewToast): void {
  add('primary', content)
}

export function notice(content: NewToast): void {
  add('secondary', content)
}

function removeToast(channel: Channel, id: string): void {
  removals.delete(id)
  change({ ...state, [channel]: state[channel].filter((item) => item.id !== id) })
}

/** Closes a toast; it is removed after the specification's delay. */
export function dismissToast(channel: Channel, id: string): void {
  const toasts = state[channel].map((item) => (item.id === id ? { ...item, open: false } : item))
  change({ ...state, [channel]: toasts })
  if (!removals.has(id))
    removals.set(id, window.setTimeout(removeToast, TOAST_REMOVE_DELAY_MS, channel, id))
}

export function getToasts(): ToastState {
  return state
}

export function getNoToasts(): ToastState {
  return EMPTY
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Forgets every toast and pending removal: for tests. */
export function clearToasts(): void {
  for (const timer of removals.values()) window.clearTimeout(timer)
  removals.clear()
  change(EMPTY)
}
