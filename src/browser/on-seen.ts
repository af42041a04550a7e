/** Calls back when the page is first seen, even if it was opened in the background, and whenever it is restored. */
export function onSeen(listener: (isRestored: boolean) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const see = () => listener(false)
  if (document.visibilityState === 'visible') see()
  else document.addEventListener('visibilitychange', see, { once: true, signal })
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(true)
  }
  window.addEventListener('pageshow', onShow, { signal })
  return () => listening.abort()
}
