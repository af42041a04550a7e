import { useEffect, useEffectEvent } from 'react'

const COVERED = 'covered'

function stateWith(covered: boolean): object {
  return { ...(window.history.state as object | null), [COVERED]: covered }
}

function isCovered(): boolean {
  return Boolean((window.history.state as Record<string, unknown> | null)?.[COVERED])
}

/** For a link that leaves what covers the page: Back then leads to the page as it was before. */
export function keepHistoryEntry(): void {
  window.history.replaceState(stateWith(false), '')
}

/** Back closes what covers the page, and does not change the page behind it. */
export function useCloseOnBack(covers: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack)
  useEffect(() => {
    if (!covers) return undefined
    const listen = () => close()
    window.history.pushState(stateWith(true), '')
    window.addEventListener('popstate', listen)
    return () => {
      window.removeEventListener('popstate', listen)
      if (isCovered()) window.history.back()
    }
  }, [covers])
}
