import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach } from 'vitest'
import { toasts } from '@/ui/toast/toast-store.ts'

/** An observer to which nothing ever happens: jsdom lays nothing out. */
class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom asks it to match the selector `:invalid`, which must not tell the page of anything. */
function checkSilently(this: { validity: ValidityState }): boolean {
  return this.validity.valid
}

/** Stand-ins for the methods of `<dialog>`, which e2e/ tests in a browser. */
const DIALOG = {
  show(this: HTMLDialogElement) {
    opened.set(this, document.activeElement)
    this.open = true
    this.querySelector('button')?.focus()
  },
  showModal(this: HTMLDialogElement) {
    this.show()
  },
  close(this: HTMLDialogElement) {
    if (!this.open) return
    this.open = false
    const before = opened.get(this)
    if (before instanceof HTMLElement) before.focus()
    queueMicrotask(() => this.dispatchEvent(new Event('close')))
  },
}
const opened = new WeakMap<HTMLDialogElement, Element | null>()

/** Gives jsdom what every browser has and it lacks, in the plainest form: a light device, free to move. */
function fillBrowserGaps(): void {
  Object.assign(window, {
    matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
    ResizeObserver: SilentObserver,
    IntersectionObserver: SilentObserver,
    scrollTo: () => undefined,
  })
  Object.assign(document, { getAnimations: () => [] })
  Object.assign(HTMLDialogElement.prototype, DIALOG)
  Object.assign(Element.prototype, {
    scrollIntoView: () => undefined,
    hasPointerCapture: () => false,
    setPointerCapture: () => undefined,
    releasePointerCapture: () => undefined,
  })
  for (const { prototype } of [HTMLInputElement, HTMLTextAreaElement])
    Object.assign(prototype, { checkValidity: checkSilently })
  // As in a browser without canvas.
  Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
}

for (const name of document.documentElement.getAttributeNames())
  document.documentElement.removeAttribute(name)
document.head.replaceChildren()
document.body.replaceChildren()
window.history.replaceState(null, '', '/')
fillBrowserGaps()

// Takes away the window listeners of a file's modules before the next file.
const listen = window.addEventListener
const listening: Parameters<typeof listen>[] = []
window.addEventListener = (...listener: Parameters<typeof listen>) => {
  listening.push(listener)
  listen.apply(window, listener)
}
afterAll(() => {
  window.addEventListener = listen
  for (const [type, listener, options] of listening)
    window.removeEventListener(type, listener, options)
})

configure({ asyncUtilTimeout: 5000 })

beforeEach(() => {
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.documentElement.className = ''
})

afterEach(() => {
  cleanup()
  toasts.set([])
})
