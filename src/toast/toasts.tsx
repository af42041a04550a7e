import { lazy, useSyncExternalStore } from 'react'
import { Part } from '@/components/ui/part.tsx'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }))

/** The place of the toasts; what draws them is loaded with the first one. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return (
    <Part>
      <Toaster toasts={toasts} />
    </Part>
  )
}
