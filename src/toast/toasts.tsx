import { useEffect, useSyncExternalStore } from 'react'
import { lazy } from '@/loading/lazy.tsx'
import { Part } from '@/loading/part.tsx'
import { preloadWhenIdle } from '@/loading/preload.ts'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster)

/** The place of the toasts. What draws them is fetched when idle: one may say that nothing can be. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  useEffect(() => {
    preloadWhenIdle(Toaster.load)
  }, [])
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return (
    <Part asked>
      <Toaster toasts={toasts} />
    </Part>
  )
}
