import { useEffect } from 'react'
import { useStore } from '@/browser/store.ts'
import { TOAST_DURATION_MS } from '@/config/spec.ts'
import { lazy } from '@/loading/lazy.tsx'
import { UnderHeader } from '@/loading/part-failure.tsx'
import { Part } from '@/loading/part.tsx'
import { preloadWhenIdle } from '@/loading/preload.ts'
import { formTexts } from '@/texts/forms.ts'
import { toasts } from './toast-store.ts'

const Toaster = lazy(async () => (await import('./toaster.tsx')).Toaster)

/** Says the newest where the toaster's code failed, which is asked for again with the next one. */
function PlainToast() {
  const newest = useStore(toasts).find(({ open }) => open)
  useEffect(() => {
    const remove = () => toasts.set(toasts.get().filter((toast) => toast !== newest))
    const timer = window.setTimeout(remove, TOAST_DURATION_MS)
    return () => window.clearTimeout(timer)
  }, [newest])
  return (
    newest && (
      <UnderHeader lang={formTexts.lang}>
        {newest.title} {newest.description}
      </UnderHeader>
    )
  )
}

/** Its code is loaded early, because a toast may have to say that there is no connection. */
export function LazyToaster() {
  const all = useStore(toasts)
  useEffect(() => {
    preloadWhenIdle(Toaster.preload)
  }, [])
  return (
    all.length > 0 && (
      <Part fallback={PlainToast}>
        <Toaster toasts={all} />
      </Part>
    )
  )
}
