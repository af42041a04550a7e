import { useEffect, useEffectEvent, useRef } from 'react'

type State = Record<string, unknown> | null

function isCovered(): boolean {
  return Boolean((window.history.state as State)?.['covered'])
}

/** Gives a cover of the page its own history entry, so that Back closes the cover and stays on the page. */
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
      // Later, because in strict mode the effect runs again at once. After a link the entry is no longer the current one.
      queueMicrotask(() => {
        if (!active.current && isCovered()) window.history.back()
      })
    }
  }, [covers])
}
