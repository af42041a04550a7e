import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { useInert } from './use-inert.ts'

interface Overlay {
  open?: boolean
  /** Whether what is behind is out of reach, and Back closes the overlay. */
  modal?: boolean
  box: RefObject<HTMLElement | null>
  behind: string
  /** Gets the focus if closing has left it nowhere. */
  opener: RefObject<HTMLElement | null>
  onClose: () => void
}

/** Ignores an Escape that a menu has handled, and one that cancels an input method's suggestion. */
function useEscape(onEscape: (target: Node) => void, active: boolean): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return undefined
    const listen = ({ key, isComposing, defaultPrevented, target }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing && !defaultPrevented) escape(target as Node)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [active])
}

function returnFocus(opener: Overlay['opener']): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.closest('[inert]')) opener.current?.focus()
}

/** What a dialog, the menu of a phone and the chat have in common. */
export function useOverlay(overlay: Overlay): void {
  const { open = true, modal = open, box, behind, opener, onClose } = overlay
  useInert(behind, modal)
  useCloseOnBack(onClose, modal)

  useEscape((target) => {
    // While a form sends, its disabled submit button has lost the focus to the body.
    if (box.current?.contains(target) || (modal && target === document.body)) onClose()
  }, open)

  useLayoutEffect(() => {
    if (!open) return undefined
    // Later, once the overlay is gone. In strict mode it is open again by then.
    return () => queueMicrotask(() => returnFocus(opener))
  }, [open, opener])
}
