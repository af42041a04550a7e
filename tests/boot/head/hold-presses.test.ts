import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { announceHydrated } from '@/boot/document-state.ts'
import { holdPresses } from '@/boot/head/hold-presses.ts'

const heard = vi.fn<(what: string) => void>()

function serve(): Record<'first' | 'last' | 'link' | 'way', HTMLElement> {
  document.body.innerHTML =
    '<button id="first"></button><button id="last"><b></b></button><a id="link" href="#"></a><a id="way" href="#there"></a>'
  const find = (id: string) => document.getElementById(id) ?? document.body
  for (const id of ['first', 'last', 'link', 'way'])
    for (const type of ['pointerdown', 'click'])
      find(id).addEventListener(type, () => heard(`${type} ${id}`))
  return { first: find('first'), last: find('last'), link: find('link'), way: find('way') }
}

beforeEach(() => {
  heard.mockClear()
  delete document.documentElement.dataset['hydrated']
  holdPresses()
})

it('A press before hydration is shown, and the last one is answered after it', () => {
  const { first, last } = serve()
  fireEvent.click(first)
  fireEvent.click(last.firstElementChild ?? last)
  expect(first).not.toHaveAttribute('data-pressed')
  expect(last).toHaveAttribute('data-pressed')
  heard.mockClear()
  announceHydrated()
  expect(heard.mock.calls.flat()).toEqual(['pointerdown last', 'click last'])
  expect(last).not.toHaveAttribute('data-pressed')
})

it('A link pressed before hydration leads on, unless it leads nowhere', () => {
  const { link, way } = serve()
  expect(fireEvent.click(link)).toBe(false)
  expect(fireEvent.click(way)).toBe(true)
})

it('A press after hydration is left alone', () => {
  const { first } = serve()
  announceHydrated()
  fireEvent.click(first)
  expect(first).not.toHaveAttribute('data-pressed')
  expect(heard.mock.calls.flat()).toEqual(['click first'])
})
