import { HYDRATED, isHydrated } from '../page-state.ts'

const PRESSED = 'data-pressed'

/** Marks a button that is pressed before hydration, and presses it again afterwards. */
export function holdPresses(): void {
  let pressed: Element | undefined
  const hold = (event: MouseEvent) => {
    const target = (event.target as Element).closest('button, a[href="#"]')
    if (isHydrated() || !target) return
    event.preventDefault()
    if (target.matches('a')) return
    pressed?.removeAttribute(PRESSED)
    pressed = target
    pressed.setAttribute(PRESSED, '')
  }
  const repeat = () => {
    pressed?.removeAttribute(PRESSED)
    pressed?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, cancelable: true }))
    if (pressed instanceof HTMLElement) pressed.click()
  }
  window.addEventListener('click', hold, true)
  window.addEventListener(HYDRATED, repeat, { once: true })
}
