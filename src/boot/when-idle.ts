/** An animated page may never be idle. */
const LATEST_MS = 3000

/** After the load event, once the browser has nothing else to do. */
export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true })
    })
  await new Promise((resolve) => {
    // Older Safari does not have it.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(resolve, { timeout: LATEST_MS })
    else window.setTimeout(resolve, 200)
  })
}
