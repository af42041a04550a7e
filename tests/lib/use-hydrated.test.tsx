import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { useHydrated } from '@/lib/use-hydrated.ts'

function Place() {
  return <p>{useHydrated() ? 'browser' : 'prerendered'}</p>
}

describe('the place where a page is rendered', () => {
  it('is told apart', () => {
    expect(renderToString(<Place />)).toContain('prerendered')
    render(<Place />)
    expect(screen.getByText('browser')).toBeVisible()
  })
})
