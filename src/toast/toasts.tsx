import { useSyncExternalStore } from 'react'
import { Isolated } from '@/components/ui/isolated.tsx'
import { lazy } from '@/lib/lazy.ts'
import { usePreload } from '@/lib/preload.ts'
import { PlainToasts } from './plain-toasts.tsx'
import { getNoToasts, getToasts, subscribeToToasts } from './toast-store.ts'

const loadToaster = () => import('./toaster.tsx')
const Toaster = lazy(async () => ({ default: (await loadToaster()).Toaster }))

/** The place of the toasts. What draws them comes when idle: the first may say that nothing comes. */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getNoToasts)
  usePreload(loadToaster)
  if (toasts.primary.length + toasts.secondary.length === 0) return null
  return (
    <Isolated fallback={PlainToasts}>
      <Toaster toasts={toasts} />
    </Isolated>
  )
}
