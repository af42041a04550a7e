/** Events that say a visitor has begun to use the page: what waited for a quiet moment comes now. */
const SIGNS_OF_USE = ['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'] as const
const LATEST_MS = 2000

/** Waits until the page has loaded and the browser is idle, or is being used. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, done)
      resolve()
    }
    for (const sign of SIGNS_OF_USE)
      window.addEventListener(sign, done, { once: true, passive: true })

    const idle = () => {
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(done, { timeout: LATEST_MS })
      else window.setTimeout(done)
    }
    if (document.readyState === 'complete') idle()
    else window.addEventListener('load', idle, { once: true })
  })
}
