/** An animated page may never be idle. */
const LATEST_MS = 3000

export async function whenIdle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => {
      window.addEventListener('load', resolve, { once: true })
    })
  await new Promise((resolve) => {
    // Older versions of Safari have no `requestIdleCallback`.
    if (typeof window.requestIdleCallback === 'function')
      window.requestIdleCallback(resolve, { timeout: LATEST_MS })
    else window.setTimeout(resolve, 200)
  })
}
