import type { ReactNode } from 'react'
import { createStore } from '@/browser/store.ts'
import { NOTICE_VISIBLE_LIMIT, TOAST_REMOVE_DELAY_MS, TOAST_VISIBLE_LIMIT } from '@/site/spec.ts'

export interface Toast {
  id: string
  title: string
  description: string
  action?: ReactNode
  open: boolean
  variant: 'default' | 'destructive'
  queue: keyof typeof LIMITS
}

export type NewToast = Pick<Toast, 'title' | 'description' | 'action'> &
  Partial<Pick<Toast, 'variant'>>

const LIMITS = { toast: TOAST_VISIBLE_LIMIT, notice: NOTICE_VISIBLE_LIMIT }

export const toasts = createStore<readonly Toast[]>([])
let lastId = 0

function add(queue: Toast['queue'], content: NewToast): string {
  lastId += 1
  const added: Toast = { variant: 'default', ...content, id: String(lastId), open: true, queue }
  // Replaces a toast with the same text, so that the text is announced again.
  const isSame = ({ title, description }: Toast) =>
    title === content.title && description === content.description
  const open = toasts.get().filter((item) => item.open && !isSame(item))
  const oldest = open.filter((item) => item.queue === queue)[LIMITS[queue] - 1]
  toasts.set([added, ...open.filter((item) => item !== oldest)])
  return added.id
}

export function showToast(content: NewToast): void {
  add('toast', content)
}

/** A toast of the second queue (specification section 9). Returns its id, for `dismissToast`. */
export function showNotice(content: NewToast): string {
  return add('notice', content)
}

function removeToast(id: string): void {
  toasts.set(toasts.get().filter((item) => item.id !== id))
}

export function dismissToast(id: string): void {
  const all = toasts.get()
  const dismissed = all.find((item) => item.id === id && item.open)
  if (!dismissed) return
  toasts.set(all.with(all.indexOf(dismissed), { ...dismissed, open: false }))
  window.setTimeout(removeToast, TOAST_REMOVE_DELAY_MS, id)
}
