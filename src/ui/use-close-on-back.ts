import { useEffect, useEffectEvent, useRef } from 'react'

type State = Record<string, unknown> | null

function isOverlayEntry(): boolean {
  return Boolean((window.history.state as State)?.['overlay'])
}

/** For a page that replaces the history entry of an open overlay. Returns whether there was one. */
export function takeOverlayEntry(): boolean {
  const isOverlay = isOverlayEntry()
  if (isOverlay)
    window.history.replaceState({ ...(window.history.state as State), overlay: false }, '')
  return isOverlay
}

/** A reload closes an overlay but stays at its history entry, where Back would do nothing. */
export function leaveOverlayEntry(): void {
  if (isOverlayEntry()) window.history.back()
}

/** Gives an overlay its own history entry, so that Back closes the overlay and stays on the page. */
export function useCloseOnBack(onBack: () => void, active = true): void {
  const close = useEffectEvent(onBack)
  const mounted = useRef(false)
  useEffect(() => {
    if (!active) return undefined
    mounted.current = true
    if (!isOverlayEntry())
      window.history.pushState({ ...(window.history.state as State), overlay: true }, '')
    const listen = () => close()
    window.addEventListener('popstate', listen)
    return () => {
      mounted.current = false
      window.removeEventListener('popstate', listen)
      // Later, because in strict mode the effect runs again at once.
      queueMicrotask(() => {
        if (!mounted.current && isOverlayEntry()) window.history.back()
      })
    }
  }, [active])
}
