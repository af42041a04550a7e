import { render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import type { Ink } from '@/site/ink.ts'

const inkFrom = (from: number): Ink => ({
  from,
  viewBox: `0 0 ${from} 1`,
  shapes: [['path', { d: 'M0 0h4z' }]],
})

async function renderMark(inks: readonly Ink[], height: number): Promise<HTMLElement> {
  vi.resetModules()
  vi.doMock('virtual:site', () => ({ inks }))
  onTestFinished(() => {
    vi.doUnmock('virtual:site')
  })
  const { Mark } = await import('@/page/mark.tsx')
  return render(<Mark height={height} />).container
}

it.each([
  [20, '0 0 0 1'],
  [48, '0 0 48 1'],
])('A mark of %i px is the drawing in one colour for its height', async (height, viewBox) => {
  const mark = await renderMark([inkFrom(0), inkFrom(48)], height)
  expect(mark.querySelector('svg')).toHaveAttribute('viewBox', viewBox)
  expect(mark.querySelector('path')).toHaveAttribute('d', 'M0 0h4z')
})

it('A mark without a drawing in one colour is a picture', async () => {
  await renderMark([], 20)
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/favicon.svg')
})
