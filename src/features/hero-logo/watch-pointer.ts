export type PagePoint = { readonly pageX: number; readonly pageY: number }

/** Reports where a mouse, pen or finger is on the page, and `undefined` once it is gone. */
export function watchPointer(onPointer: (point: PagePoint | undefined) => void): () => void {
  const watch = new AbortController()
  const options = { passive: true, signal: watch.signal }
  const onPoint = (event: PointerEvent) => onPointer(event)
  const onGone = () => onPointer(undefined)
  const onLift = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') onGone()
  }
  window.addEventListener('pointermove', onPoint, options)
  window.addEventListener('pointerdown', onPoint, options)
  window.addEventListener('pointerup', onLift, options)
  // The browser takes a finger for scrolling.
  window.addEventListener('pointercancel', onGone, options)
  document.documentElement.addEventListener('pointerleave', onGone, options)
  return () => watch.abort()
}
