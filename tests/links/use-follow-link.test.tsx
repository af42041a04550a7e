import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useFollowLink } from '@/links/use-follow-link.ts'
import { InOverlay } from '@/ui/overlay/in-overlay.ts'
import { renderPiece } from '../support/render.tsx'

const outcome = vi.fn<(followed: boolean) => void>()

function Page({ href }: { href: string }) {
  const follow = useFollowLink()
  return (
    <a
      href={href}
      onClick={({ currentTarget, nativeEvent }) => {
        outcome(follow(currentTarget, nativeEvent))
        nativeEvent.preventDefault()
      }}
    >
      Link
    </a>
  )
}

function click(href: string, inOverlay = false, init: MouseEventInit = {}) {
  // Clears the entries ahead in the history, which a new entry would replace.
  window.history.pushState(null, '', '/')
  renderPiece(
    <InOverlay value={inOverlay}>
      <Page href={href} />
    </InOverlay>,
  )
  const push = vi.spyOn(window.history, 'pushState')
  fireEvent.click(screen.getByRole('link'), init)
  const entries = push.mock.calls.length
  push.mockRestore()
  return { followed: outcome.mock.lastCall?.[0], entries }
}

function address(): string {
  return window.location.pathname + window.location.hash
}

it.each(['/downloads', '/#contact'])('A vendor’s link to %s is followed by the router', (href) => {
  expect(click(href)).toEqual({ followed: true, entries: 1 })
  expect(address()).toBe(href)
})

it('A vendor’s link in an overlay takes the history entry of the overlay', () => {
  expect(click('/#contact', true)).toEqual({ followed: true, entries: 0 })
  expect(address()).toBe('/#contact')
})

it.each([
  'mailto:contato@austral.example',
  'https://other.example/downloads',
  '/pdfs/ia-guia.pdf',
  '/download/token',
])('A vendor’s link to %s is left to the browser', (href) => {
  expect(click(href)).toEqual({ followed: false, entries: 0 })
  expect(address()).toBe('/')
})

it.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('A click with %o on a vendor’s link is left to the browser', (init) => {
  expect(click('/downloads', false, init)).toEqual({ followed: false, entries: 0 })
})
