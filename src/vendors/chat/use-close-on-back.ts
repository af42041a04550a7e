import { useEffect, useEffectEvent } from 'react'

type State = Record<string, unknown> | null

/** Back closes what covers the page, and does not change the page behind it. */
export function useCloseOnBack(covers: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!covers) return undefined
    const listen = () => close()
    window.history.pushState({ ...(window.history.state as State), covered: true }, '')
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      // Unless a link has replaced its entry.
      if ((window.history.state as State)?.['covered']) window.history.back()
    }
  }, [covers])
}
