// What browsers' translators and password managers do to a page. Each function runs in the page.

/** As Google's translator: each text but names is replaced by one in elements of the translator's own. */
export function translate(): void {
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
  new MutationObserver(change).observe(document.body, { childList: true, subtree: true })
}

/** As a password manager: adds elements of its own and removes hidden fields. */
export function manageFields(): void {
  for (const field of document.querySelectorAll('form input')) {
    field.before(document.createElement('protonpass-field'))
    field.after(document.createElement('div'))
  }
  for (const form of document.forms) form.prepend(document.createElement('div'))
  document.querySelector('main')?.append(document.createElement('div'))
  for (const field of document.querySelectorAll('form [aria-hidden] input')) field.remove()
}
