/** After the load event. A page that animates may never be idle. */
const LATEST_MS = 3000

let idle: Promise<void> | undefined

export function whenIdle(): Promise<void> {
  idle ??= new Promise((resolve) => {
    const ask = () => {
      if (typeof window.requestIdleCallback === 'function')
        window.requestIdleCallback(() => resolve(), { timeout: LATEST_MS })
      else window.setTimeout(resolve, 200)
    }
    if (document.readyState === 'complete') ask()
    else window.addEventListener('load', ask, { once: true })
  })
  return idle
}
