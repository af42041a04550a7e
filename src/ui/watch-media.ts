/** Calls back when a media query's answer changes; gives what ends it. */
export function watchMedia(query: string, onChange: () => void): () => void {
  const list = window.matchMedia(query)
  // Safari before 14 has no `addEventListener` here.
  list.addEventListener?.('change', onChange)
  return () => list.removeEventListener?.('change', onChange)
}
