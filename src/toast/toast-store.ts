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

/** The primary channel shows one toast; the secondary one, for small notices, three. */
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

function change(channel: Channel, toasts: readonly Toast[]): void {
  state = { ...state, [channel]: toasts }
  for (const listener of listeners) listener()
}

function add(channel: Channel, content: NewToast): void {
  count += 1
  const added: Toast = { variant: 'default', ...content, id: String(count), open: true }
  const open = state[channel].filter((item) => item.open)
  change(channel, [added, ...open].slice(0, LIMITS[channel]))
}

/** Shows a toast in the primary channel; only the newest is kept. */
export function toast(content: NewToast): void {
  add('primary', content)
}

/** Shows a small notice in the secondary channel, where the three newest are kept. */
export function notice(content: NewToast): void {
  add('secondary', content)
}

/** Closes a toast; it is removed after the specification's delay. */
export function dismissToast(channel: Channel, id: string): void {
  change(
    channel,
    state[channel].map((item) => (item.id === id ? { ...item, open: false } : item)),
  )
  if (removals.has(id)) return
  const remove = () => {
    removals.delete(id)
    change(
      channel,
      state[channel].filter((item) => item.id !== id),
    )
  }
  removals.set(id, window.setTimeout(remove, TOAST_REMOVE_DELAY_MS))
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
  state = EMPTY
  for (const listener of listeners) listener()
}
