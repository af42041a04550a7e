import { fireEvent, render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { fadeOutCopy } from '@/ui/fade-out-copy.ts'

function Note({ open }: { open: boolean }) {
  return <StrictMode>{open && <p ref={fadeOutCopy}>A note</p>}</StrictMode>
}

function leave(): Element | null {
  const { rerender } = render(<Note open />)
  expect(document.querySelectorAll('p')).toHaveLength(1)
  const [note] = document.querySelectorAll('p')
  if (note) note.scrollTop = 40
  rerender(<Note open={false} />)
  return document.querySelector('p')
}

it('A closing element leaves a copy out of reach until it has faded', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)
  leave()
  const copy = await vi.waitUntil(() => document.querySelector('p'))
  expect(copy).toHaveTextContent('A note')
  expect(copy.inert).toBe(true)
  expect(copy.scrollTop).toBe(40)
  fireEvent.animationEnd(copy)
  expect(document.querySelector('p')).toBeNull()
})

it('A closing element leaves no copy without motion', async () => {
  leave()
  await Promise.resolve()
  expect(document.querySelector('p')).toBeNull()
})
