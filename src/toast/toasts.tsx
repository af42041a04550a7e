import { useSyncExternalStore } from 'react'
import { lazy } from '@/lib/lazy.tsx'
import { preloadWhenUsed } from '@/lib/preload.ts'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const loadToaster = async () => (await import('./toaster.tsx')).Toaster
const Toaster = lazy(loadToaster)
preloadWhenUsed(loadToaster)

/** The place of the toasts. What draws them comes with the first use: one may say that nothing comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return <Toaster toasts={toasts} />
}
