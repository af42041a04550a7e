import { useEffect, useEffectEvent } from 'react'

/** Not for an Escape that closes a menu, nor for one that dismisses a suggestion of an input method. */
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
