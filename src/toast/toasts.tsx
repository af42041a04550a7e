import { lazy, useEffect, useSyncExternalStore } from 'react'
import { Part } from '@/components/ui/part.tsx'
import { whenIdle } from '@/lib/when-idle.ts'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const loadToaster = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** The place of the toasts. What draws them comes when idle: the first may say that nothing comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  useEffect(() => {
    whenIdle()
      .then(loadToaster)
      .catch(() => undefined)
  }, [])
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return (
    <Part>
      <Toaster toasts={toasts} />
    </Part>
  )
}
