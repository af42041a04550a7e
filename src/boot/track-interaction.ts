import { HYDRATED, PRESSED } from './document-state.ts'

/** Compares only attributes that translators and password managers leave alone. */
function findAlike(page: Element, element: Element): HTMLElement[] {
  return [...page.querySelectorAll<HTMLElement>(element.localName)].filter((other) =>
    ['name', 'href'].every((name) => other.getAttribute(name) === element.getAttribute(name)),
  )
}

function copyFocus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // E-mail fields have no selection.
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/** Where React has replaced a page that a translator changed, the returned function restores what was in use. */
export function trackInteraction(root: HTMLElement): () => void {
  const served = [...root.children]
  let focused = document.activeElement
  const note = () =>
    queueMicrotask(() => {
      // An element that has been removed had the focus until then.
      if (focused?.isConnected) focused = document.activeElement
    })
  const listening = new AbortController()
  for (const type of ['focusin', 'focusout'])
    document.addEventListener(type, note, { signal: listening.signal })
  window.addEventListener(HYDRATED, () => listening.abort(), { once: true })

  return () => {
    if (served.some((element) => element.isConnected)) return
    const page = document.createElement('div')
    page.append(...served)
    const counterpart = (element: Element) =>
      findAlike(root, element)[findAlike(page, element).indexOf(element as HTMLElement)]
    for (const attribute of ['open', `data-${PRESSED}`])
      for (const element of page.querySelectorAll(`[${attribute}]`))
        counterpart(element)?.setAttribute(attribute, '')
    const focus = focused && counterpart(focused)
    if (focused && focus) copyFocus(focused, focus)
  }
}
