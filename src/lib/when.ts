import { PRESSED } from './hydrated.tsx'

/** What the site itself dispatches where every part of the page is needed, used or not. */
const NEEDED = 'all-parts-needed'
const SIGNS_OF_USE = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'click',
  'focusin',
  'scroll',
  NEEDED,
] as const
/** A page that is never idle, as one that is being drawn on, is not waited for any longer. */
const LATEST_MS = 3000

let used: Promise<void> | undefined
let idle: Promise<void> | undefined

/** Waits until a visitor has begun to use the page. */
export function whenUsed(): Promise<void> {
  used ??= new Promise((resolve) => {
    const watch = new AbortController()
    const options = { capture: true, passive: true, signal: watch.signal }
    const done = () => {
      watch.abort()
      resolve()
    }
    for (const sign of SIGNS_OF_USE) window.addEventListener(sign, done, options)
    // Used before this code came: scrolled, pressed, or a field is being filled in.
    const isUsed =
      document.activeElement !== document.body || document.querySelector(`[${PRESSED}]`)
    if (window.scrollY > 0 || isUsed) done()
  })
  return used
}

/** Has everything come at once that waits for the page to be used. */
export function needAllParts(): void {
  window.dispatchEvent(new Event(NEEDED))
}

/** Waits until the page has loaded and the browser has nothing better to do. */
export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const ask = () => {
      // Safari has had it since 2025 only.
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
      else window.setTimeout(resolve, 200)
    }
    if (document.readyState === 'complete') ask()
    else window.addEventListener('load', ask, { once: true })
  })
  return idle
}
