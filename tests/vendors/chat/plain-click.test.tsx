import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isPlainClick } from '@/vendors/chat/plain-click.ts'

function plain(options: MouseEventInit): boolean | undefined {
  let seen: boolean | undefined
  render(
    <button
      onClick={(event) => {
        seen = isPlainClick(event)
      }}
    >
      Ir
    </button>,
  )
  fireEvent.click(screen.getByRole('button'), options)
  return seen
}

describe('a plain click', () => {
  it('is one of the main button alone', () => {
    expect(plain({})).toBe(true)
  })

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('is not one with %o', (options) => {
    expect(plain(options)).toBe(false)
  })
})
