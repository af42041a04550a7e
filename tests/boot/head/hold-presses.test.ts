import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { signalHydrated } from '@/boot/document-state.ts'
import { holdPresses } from '@/boot/head/hold-presses.ts'

const heard = vi.fn<(id: string) => void>()
const part = (id: string) => document.getElementById(id) ?? document.body

beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML = `<form><input id="field"><button id="send"><b id="icon"></b></button></form>
    <button id="menu" aria-expanded="false"></button>
    <a id="link" href="#"></a><a id="way" href="#there"></a>`
  for (const id of ['send', 'menu'])
    part(id).addEventListener('click', (event) => {
      event.preventDefault()
      heard(id)
    })
  heard.mockClear()
  holdPresses()
})

/** What is answered, after what happened before hydration. */
function answered(): string[] {
  heard.mockClear()
  signalHydrated()
  expect(document.querySelector('[data-pressed]')).toBeNull()
  return heard.mock.calls.flat()
}

it('A press before hydration is shown, and the last one is answered after it', () => {
  fireEvent.click(part('menu'))
  fireEvent.click(part('icon'))
  expect(part('menu')).not.toHaveAttribute('data-pressed')
  expect(part('send')).toHaveAttribute('data-pressed')
  vi.advanceTimersByTime(2999)
  expect(answered()).toEqual(['send'])
  fireEvent.click(part('menu'))
  expect(part('menu')).not.toHaveAttribute('data-pressed')
})

it('Send that is pressed again, also by Enter in a field, is answered once', () => {
  fireEvent.click(part('send'))
  fireEvent.pointerDown(part('icon'))
  fireEvent.click(part('icon'))
  fireEvent.keyDown(part('field'), { key: 'Enter' })
  fireEvent.click(part('send'))
  expect(answered()).toEqual(['send'])
})

it.each<[string, string, () => void]>([
  ['text that is typed', 'send', () => fireEvent.input(part('field'))],
  ['a field that is filled in', 'send', () => fireEvent.change(part('field'))],
  ['another key', 'send', () => fireEvent.keyDown(part('send'), { key: 'Tab' })],
  ['the wheel', 'menu', () => fireEvent.wheel(part('menu'))],
  ['a finger that scrolls', 'menu', () => fireEvent.touchMove(part('menu'))],
  ['a press elsewhere', 'menu', () => fireEvent.pointerDown(part('field'))],
  ['a second press, which takes it back', 'menu', () => fireEvent.click(part('menu'))],
  ['three seconds', 'send', () => vi.advanceTimersByTime(3000)],
])('A press before hydration is dropped after %s, and no more shown', (_, id, happen) => {
  fireEvent.click(part(id))
  happen()
  expect(part(id)).not.toHaveAttribute('data-pressed')
  expect(answered()).toEqual([])
})

it('A link pressed before hydration leads on, unless it leads nowhere', () => {
  expect(fireEvent.click(part('link'))).toBe(false)
  expect(fireEvent.click(part('way'))).toBe(true)
})
