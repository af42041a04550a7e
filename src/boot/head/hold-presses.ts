import { HYDRATED, isHydrated } from '../document-state.ts'

export const PRESSED = 'data-pressed'

/** Remembers a click on a button before hydration, and repeats it afterwards. */
export function holdPresses(): void {
  const release = () => {
    const pressed = document.querySelector<HTMLElement>(`[${PRESSED}]`)
    pressed?.removeAttribute(PRESSED)
    return pressed
  }
  const hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest('button, a[href="#"]')
    if (isHydrated() || !target) return
    event.preventDefault()
    // A link without an address goes nowhere.
    if (target.matches('a')) return
    release()
    target.setAttribute(PRESSED, '')
  }
  const repeat = () => {
    const pressed = release()
    // Menus of Radix open at it.
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    pressed?.click()
  }
  window.addEventListener('click', hold, true)
  window.addEventListener(HYDRATED, repeat, { once: true })
}
