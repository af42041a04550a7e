import { useEffect, useSyncExternalStore } from 'react'
import { lazy } from '@/loading/lazy.tsx'
import { Part } from '@/loading/part.tsx'
import { preloadWhenIdle } from '@/loading/preload.ts'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster)

/** The toaster is fetched when idle: a toast may have to say that nothing can be fetched. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  useEffect(() => {
    preloadWhenIdle(Toaster.preload)
  }, [])
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return (
    <Part asked>
      <Toaster toasts={toasts} />
    </Part>
  )
}
