import { readStorage, writeStorage } from './storage.ts'

const KEY = 'reloaded-for-new-build'

/**
 * After a deploy, code that an open page still asks for is gone. The page is loaded anew, at most
 * once in a visit; drafts are kept. What still fails then is shown by the error boundaries.
 */
export function reloadWhenStale(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Without a connection the code is not gone, and the page would not come back.
    if (!navigator.onLine) return
    if (readStorage(KEY, 'sessionStorage') !== null) return
    writeStorage(KEY, 'yes', 'sessionStorage')
    // Without storage the guard would not hold, and the page might be reloaded for ever.
    if (readStorage(KEY, 'sessionStorage') === null) return
    event.preventDefault()
    window.location.reload()
  })
}
