import { useEffect, type RefObject } from 'react'
import { whenIdle } from '@/browser/when-idle.ts'

/** Draws the aurora on a canvas around a kite one unit wide. If its code fails, the still picture below stays. */
export function useAurora(
  canvas: RefObject<HTMLCanvasElement | null>,
  kite: RefObject<Element | null>,
): void {
  useEffect(() => {
    let stop: (() => void) | undefined
    let unmounted = false
    const load = async () => {
      await whenIdle()
      const { startAurora } = await import('./aurora.ts')
      if (!unmounted && canvas.current && kite.current)
        stop = startAurora(canvas.current, kite.current)
    }
    load().catch(() => undefined)
    return () => {
      unmounted = true
      stop?.()
    }
  }, [canvas, kite])
}
