import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useBlockedPage } from '@/lib/use-blocked-page.ts'

function Modal() {
  useBlockedPage('page')
  return null
}

describe('a page under a modal', () => {
  it('is out of reach and still until the modal is gone', () => {
    document.body.innerHTML = '<div id="page"></div>'
    const page = document.getElementById('page')
    const { unmount } = render(<Modal />)
    expect(page).toHaveAttribute('inert')
    expect(document.documentElement).toHaveAttribute('data-modal')
    unmount()
    expect(page).not.toHaveAttribute('inert')
    expect(document.documentElement).not.toHaveAttribute('data-modal')
  })
})
