import { render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Part } from '@/components/ui/part.tsx'

function Broken(): never {
  throw new Error('broken')
}

const Missing = lazy(() => Promise.reject(new TypeError('Failed to fetch')))

describe('a part of a page', () => {
  it.each([
    ['breaks', <Broken key="broken" />],
    ['cannot be had', <Missing key="missing" />],
  ])('that %s gives way to its fallback, and takes nothing along', async (_how, part) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    render(
      <>
        <p>ao lado</p>
        <Part fallback="quebrou">{part}</Part>
        <Part>{part}</Part>
      </>,
    )
    expect(await screen.findByText('quebrou', { exact: false })).toBeVisible()
    expect(screen.getByText('ao lado')).toBeVisible()
  })

  it('is shown when it is whole', () => {
    render(<Part fallback="quebrou">inteira</Part>)
    expect(screen.getByText('inteira')).toBeVisible()
    expect(screen.queryByText('quebrou')).toBeNull()
  })
})
