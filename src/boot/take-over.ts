import { PRESSED } from './head/hold-presses.ts'
import { HYDRATED } from './page-state.ts'
import { announceInput, type Field } from './drafts.ts'

function find<Kind extends Element>(page: readonly Element[], selector: string): Kind[] {
  return page.flatMap((part) => Array.from(part.querySelectorAll<Kind>(selector)))
}

/** Compares attributes that neither translators nor password managers change. */
function isLike(one: Element, other: Element): boolean {
  return ['name', 'href'].every((name) => one.getAttribute(name) === other.getAttribute(name))
}

function takeValue(from: Field, to: Field): void {
  if (to.value === from.value) return
  to.value = from.value
  announceInput(to)
}

function takeFocus(from: HTMLElement, to: HTMLElement): void {
  if (from.hasAttribute('tabindex')) to.tabIndex = from.tabIndex
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd } = from as Field
  // E-mail fields have no selection.
  if (typeof selectionStart === 'number')
    (to as Field).setSelectionRange(selectionStart, selectionEnd)
}

/**
 * If an extension or a translator has changed the served page, React discards it and renders a new one. Call
 * the returned function in the same task: it copies typed values, opened details, the pressed button and
 * the focus to the new page.
 */
export function watchServed(root: HTMLElement): () => void {
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
    const rendered = Array.from(root.children)
    const take = <Kind extends Element>(from: Kind, how: (from: Kind, to: Kind) => void) => {
      const [before, after] = [served, rendered].map((page) =>
        find<Kind>(page, from.tagName).filter((element) => isLike(element, from)),
      )
      const to = after?.[before?.indexOf(from) ?? -1]
      if (to) how(from, to)
    }
    for (const field of find<Field>(served, 'input, textarea')) take(field, takeValue)
    for (const details of find(served, 'details[open]'))
      take(details, (_, to) => to.setAttribute('open', ''))
    for (const button of find(served, `[${PRESSED}]`))
      take(button, (_, to) => to.setAttribute(PRESSED, ''))
    if (focused instanceof HTMLElement) take(focused, takeFocus)
  }
}
