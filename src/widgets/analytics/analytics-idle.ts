/** A page that is never idle, as one that is being drawn on, is not waited for any longer. */
const IDLE_LIMIT_MS = 3000
/** Where the browser cannot say when it is idle. */
const FALLBACK_DELAY_MS = 500

function runWhenIdle(run: () => void): void {
  // Safari has had it since 2025 only.
  if (typeof window.requestIdleCallback === 'function')
    window.requestIdleCallback(run, { timeout: IDLE_LIMIT_MS })
  else window.setTimeout(run, FALLBACK_DELAY_MS)
}

/** Runs once the page has loaded and then has nothing better to do, so that loading never waits. */
export function afterLoad(run: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(run)
  else window.addEventListener('load', () => runWhenIdle(run), { once: true })
}
