// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { HYDRATED } from '@/lib/hydrated.tsx'
import { earlyPressScript } from '../../plugins/early-press.ts'

const pressed = vi.fn<(event: Event) => void>()

function element(html: string): HTMLElement {
  document.body.innerHTML = html
  const found = document.querySelector<HTMLElement>('button, a')
  if (!found) throw new Error('Nothing to press')
  found.addEventListener('click', pressed)
  return found
}

/** As React does when it takes an element over. */
function hydrate(button: HTMLElement): void {
  Object.assign(button, { __reactProps$test: {} })
  window.dispatchEvent(new Event(HYDRATED))
}

beforeEach(() => {
  pressed.mockClear()
  vi.useFakeTimers()
  vi.stubGlobal('PointerEvent', MouseEvent)
  if ('script' in window) return
  const script = document.createElement('script')
  script.textContent = earlyPressScript()
  document.head.append(script)
  Object.assign(window, { script })
})

it('remembers a press until the button can answer, and shows that it does', () => {
  const button = element('<button><span></span></button>')
  button.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(button).toHaveAttribute('data-pressed')
  window.dispatchEvent(new Event(HYDRATED))
  vi.runAllTimers()
  expect(pressed).not.toHaveBeenCalled()
  hydrate(button)
  vi.runAllTimers()
  expect(pressed).toHaveBeenCalledOnce()
  expect(button).not.toHaveAttribute('data-pressed')
})

it('leaves a button alone that can answer', () => {
  const button = element('<button></button>')
  hydrate(button)
  button.click()
  expect(pressed).toHaveBeenCalledOnce()
  expect(button).not.toHaveAttribute('data-pressed')
})

it.each([
  ['<a href="#">nowhere</a>', false],
  ['<a href="/downloads">somewhere</a>', true],
])('follows %s: %s', (html, follows) => {
  const link = element(html)
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  link.addEventListener('click', (event) => event.preventDefault())
  link.dispatchEvent(click)
  expect(pressed.mock.calls.length > 0).toBe(follows)
  expect(click.defaultPrevented).toBe(true)
})
