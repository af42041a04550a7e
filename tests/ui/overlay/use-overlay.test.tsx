import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { useOverlay } from '@/ui/overlay/use-overlay.ts'

interface PageProps {
  open?: boolean
  modal?: boolean
  onClose?: () => void
}

function Page({ open = true, modal = true, onClose = vi.fn<() => void>() }: PageProps) {
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useOverlay({ open, modal, box, behind: 'main', opener, onClose })
  return (
    <>
      <button ref={opener}>opener</button>
      <button>elsewhere</button>
      <div ref={box}>{open && <button>inside</button>}</div>
    </>
  )
}

const button = (name: string) => screen.queryByRole('button', { name })

it.each([
  ['inside', true, 1],
  ['inside', false, 1],
  ['elsewhere', true, 0],
  ['nowhere', true, 1],
  ['nowhere', false, 0],
] as const)(
  'Escape with the focus %s, in an overlay that is modal: %s, closes %i',
  async (place, modal, closed) => {
    const close = vi.fn<() => void>()
    render(<Page modal={modal} onClose={close} />)
    button(place)?.focus()
    await userEvent.keyboard('{Escape}')
    expect(close).toHaveBeenCalledTimes(closed)
  },
)

it.each([
  ['inside', 'opener'],
  ['elsewhere', 'elsewhere'],
] as const)('Closing an overlay with the focus %s leaves it at: %s', async (place, expected) => {
  const { rerender } = render(<Page />)
  button(place)?.focus()
  rerender(<Page open={false} modal={false} />)
  await Promise.resolve()
  expect(button(expected)).toHaveFocus()
})
