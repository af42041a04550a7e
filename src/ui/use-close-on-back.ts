import { useEffect, useEffectEvent, useRef } from 'react'

type State = Record<string, unknown> | null

function isCovered(): boolean {
  return Boolean((window.history.state as State)?.['covered'])
}

/** What covers the page has a history entry of its own, so that Back closes it and stays on the page. */
export function useCloseOnBack(onBack: () => void, covers = true): void {
  const close = useEffectEvent(onBack)
  const active = useRef(false)
  useEffect(() => {
    if (!covers) return undefined
    active.current = true
    if (!isCovered())
      window.history.pushState({ ...(window.history.state as State), covered: true }, '')
    const listen = () => close()
    window.addEventListener('popstate', listen)
    return () => {
      active.current = false
      window.removeEventListener('popstate', listen)
      // In strict mode the effect runs again at once. A link has replaced the entry, or has left it behind.
      queueMicrotask(() => {
        if (!active.current && isCovered()) window.history.back()
      })
    }
  }, [covers])
}
