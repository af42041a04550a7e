import { useEffect } from 'react'
import { useStore } from '@/browser/store.ts'
import { lazy } from '@/loading/lazy.tsx'
import { Part } from '@/loading/part.tsx'
import { preloadWhenIdle } from '@/loading/preload.ts'
import { toasts } from './toast-store.ts'

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster)

/** Its code is loaded early, because a toast may have to say that there is no connection. */
export function LazyToaster() {
  const all = useStore(toasts)
  useEffect(() => {
    preloadWhenIdle(Toaster.preload)
  }, [])
  return (
    all.length > 0 && (
      <Part showFailure>
        <Toaster toasts={all} />
      </Part>
    )
  )
}
