/** A page that is never idle, as one that is being drawn on, is not waited for any longer. */
const LATEST_MS = 3000

let idle: Promise<void> | undefined

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
