import { PRESSED } from './head/hold-presses.ts'
import { HYDRATED } from './page-state.ts'

/** Told by what neither translators nor password managers change. */
function kindOf(element: Element): string {
  return ['name', 'href'].map((name) => element.getAttribute(name)).join()
}

/** The elements of a page like one that it has or had. */
function alike(page: readonly Element[], like: Element): HTMLElement[] {
  return page
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(like.tagName)])
    .filter((element) => kindOf(element) === kindOf(like))
}

function takeValue(from: Element, to: Element): void {
  if (from instanceof HTMLDetailsElement) (to as HTMLDetailsElement).open = from.open
  if (!(from instanceof HTMLInputElement || from instanceof HTMLTextAreaElement)) return
  const field = to as typeof from
  if (field.value === from.value) return
  field.value = from.value
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function takeFocus(from: HTMLElement, to: HTMLElement): void {
  if (from.hasAttribute('tabindex')) to.tabIndex = from.tabIndex
  to.focus({ preventScroll: true })
  const { selectionStart, selectionEnd, selectionDirection } = from as HTMLInputElement
  // Fields for e-mail addresses tell of no selection.
  if (typeof selectionStart === 'number')
    (to as HTMLInputElement).setSelectionRange(
      selectionStart,
      selectionEnd,
      selectionDirection ?? undefined,
    )
}

/**
 * What a visitor has done in the served page: typed, opened, pressed, focused. Translators and password
 * managers change the page before its code comes, and React then renders all of it anew; what this gives
 * is called in that same task, and has the new page take it over.
 */
export function watchServed(root: HTMLElement): () => void {
  const served = [...root.children]
  let focused = document.activeElement
  const listening = new AbortController()
  const note = () =>
    queueMicrotask(() => {
      // What is taken out of the page had the focus until then.
      if (focused?.isConnected) focused = document.activeElement
    })
  for (const type of ['focusin', 'focusout'])
    document.addEventListener(type, note, { signal: listening.signal })
  window.addEventListener(HYDRATED, () => listening.abort(), { once: true })

  return () => {
    if (served.some((part) => part.isConnected)) return
    const rendered = [...root.children]
    const twinOf = (element: Element) =>
      alike(rendered, element)[alike(served, element).indexOf(element as HTMLElement)]
    const all = (selector: string) => served.flatMap((part) => [...part.querySelectorAll(selector)])
    for (const element of all('input, textarea, details')) {
      const twin = twinOf(element)
      if (twin) takeValue(element, twin)
    }
    for (const element of all(`[${PRESSED}]`)) twinOf(element)?.setAttribute(PRESSED, '')
    const twin = focused && twinOf(focused)
    if (twin) takeFocus(focused as HTMLElement, twin)
  }
}
