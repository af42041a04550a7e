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

/** While the browser goes back from the entry of a closed overlay, which takes a moment. */
let isLeaving = false

/** Goes back from the entry of an overlay that is closed, as it is after a reload: Back would do nothing there. */
export function leaveOverlayEntry(): void {
  if (isLeaving || !isOverlayEntry()) return
  isLeaving = true
  const arrive = () => {
    isLeaving = false
  }
  window.addEventListener('popstate', arrive, { once: true })
  window.history.back()
}

/** Gives an overlay its own history entry, so that Back closes the overlay and stays on the page. */
export function useCloseOnBack(onBack: () => void, active: boolean): void {
  const close = useEffectEvent(onBack)
  const mounted = useRef(false)
  useEffect(() => {
    if (!active) return undefined
    mounted.current = true
    let entered = false
    const enter = () => {
      entered = true
      if (!isOverlayEntry())
        window.history.pushState({ ...(window.history.state as State), overlay: true }, '')
    }
    const listen = () => {
      if (entered) close()
      else enter()
    }
    // Otherwise the end of leaving would close this overlay.
    if (!isLeaving) enter()
    window.addEventListener('popstate', listen)
    return () => {
      mounted.current = false
      window.removeEventListener('popstate', listen)
      // Later, because in strict mode the effect runs again at once.
      queueMicrotask(() => {
        if (!mounted.current) leaveOverlayEntry()
      })
    }
  }, [active])
}
