/**
 * As Google's translator does it, now and as more comes: replaces each text but names by one in elements of
 * the translator's own, until it is stopped. Runs in a page too.
 */
export function translate(): () => void {
  const change = () => {
    const texts: Text[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) texts.push(text as Text)
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, font, [translate="no"]'))
        continue
      const words = document.createElement('font')
      words.append(document.createElement('font'))
      words.firstElementChild?.append(`${text.data}\u2009`)
      text.replaceWith(words)
    }
  }
  change()
  const observer = new MutationObserver(change)
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}

/** Texts beside elements, which React misses once a translator has replaced them. */
export const BARE_TEXTS = ':is(#root, [role]) :not(font) > font:not(:only-child)'
