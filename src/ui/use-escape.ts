import { useEffect, useEffectEvent } from 'react'

/** Ignores an Escape that a menu has handled, and one that cancels an input method's suggestion. */
export function useEscape(onEscape: (target: Node) => void, active = true): void {
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
