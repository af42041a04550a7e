import { PRESSED } from './head/hold-presses.ts'
import { HYDRATED } from './document-state.ts'

/** Compares attributes that neither translators nor password managers change. */
function isLike(one: Element, other: Element): boolean {
  return ['name', 'href'].every((name) => one.getAttribute(name) === other.getAttribute(name))
}

function restoreFocus(from: Element, to: HTMLElement): void {
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  // E-mail fields have no selection.
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * If an extension or a translator has changed the served page, React discards it and renders a new one. Call
 * the returned function in the same task: it restores typed values, opened details, the pressed button and
 * the focus in the new page.
 */
export function trackInteraction(root: HTMLElement): () => void {
  const served = Array.from(root.children)
  let focused = document.activeElement
  const listening = new AbortController()
  const note = () =>
    queueMicrotask(() => {
      // A removed element had the focus until its removal.
      if (focused?.isConnected) focused = document.activeElement
    })
  for (const type of ['focusin', 'focusout'])
    document.addEventListener(type, note, { signal: listening.signal })
  window.addEventListener(HYDRATED, () => listening.abort(), { once: true })

  return () => {
    if (served.some((part) => part.isConnected)) return
    const find = (page: Element[], selector: string) =>
      page.flatMap((part) => Array.from(part.querySelectorAll<HTMLElement>(selector)))
    const rendered = Array.from(root.children)
    const counterpart = (element: Element) => {
      const [before, after] = [served, rendered].map((page) =>
        find(page, element.tagName).filter((other) => isLike(other, element)),
      )
      return after?.[before?.findIndex((other) => other === element) ?? -1]
    }
    for (const attribute of ['open', PRESSED])
      for (const element of find(served, `[${attribute}]`))
        counterpart(element)?.setAttribute(attribute, '')
    const focus = focused && counterpart(focused)
    if (focused && focus) restoreFocus(focused, focus)
  }
}
