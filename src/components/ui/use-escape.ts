import { useEffect, useEffectEvent } from 'react'

/** While an input method composes, Escape is for what it suggests. */
export function useEscape(onEscape: (target: Node) => void, active = true): void {
  const escape = useEffectEvent(onEscape)
  useEffect(() => {
    if (!active) return undefined
    const listen = ({ key, isComposing, target }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing) escape(target as Node)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [active])
}
