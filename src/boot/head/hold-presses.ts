import { HYDRATED, PRESSED } from '../document-state.ts'

/** After this long the visitor has gone on to something else, and an answer would surprise. */
const HELD_MS = 3000
const PRESSED_BUTTON = `[data-${PRESSED}]`

/** Remembers the last click on a button before hydration, and repeats it afterwards, unless anything else is done. */
export function holdPresses(): void {
  const listening = new AbortController()
  const listen = (type: string, listener: (event: Event) => void) =>
    window.addEventListener(type, listener, { capture: true, signal: listening.signal })
  let timer: number | undefined

  const release = () => {
    clearTimeout(timer)
    const pressed = document.querySelector<HTMLElement>(PRESSED_BUTTON)
    delete pressed?.dataset[PRESSED]
    return pressed
  }
  for (const type of ['input', 'change', 'wheel', 'touchmove']) listen(type, release)
  // The button may be pressed again: the click says what that means.
  listen('pointerdown', ({ target }) => {
    if (!(target as Element).closest(PRESSED_BUTTON)) release()
  })
  listen('keydown', (event) => {
    const { key, target } = event as KeyboardEvent
    if (!['Enter', ' '].includes(key) || !(target as Element).closest(PRESSED_BUTTON)) release()
  })
  listen('click', (event) => {
    const target = (event.target as Element).closest<HTMLElement>('button, a[href="#"]')
    if (!target) return
    event.preventDefault()
    // A second press on a menu's button takes the first one back. A link to "#" has nothing to repeat.
    if (release() === target && target.hasAttribute('aria-expanded')) return
    if (target.matches('a')) return
    target.dataset[PRESSED] = ''
    timer = window.setTimeout(release, HELD_MS)
  })
  window.addEventListener(
    HYDRATED,
    () => {
      listening.abort()
      release()?.click()
    },
    { once: true },
  )
}
