import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { useFollowLink } from '@/links/use-follow-link.ts'
import { renderPiece } from '../support/render.tsx'

let followed = false

function Page({ href }: { href: string }) {
  const follow = useFollowLink()
  return (
    <a
      href={href}
      onClick={({ currentTarget, nativeEvent }) => {
        followed = follow(currentTarget, nativeEvent)
        nativeEvent.preventDefault()
      }}
    >
      Link
    </a>
  )
}

function click(href: string, init: MouseEventInit = {}) {
  // Clears the entries ahead in the history, which a new entry would replace.
  window.history.pushState(null, '', '/')
  renderPiece(<Page href={href} />)
  const before = window.history.length
  fireEvent.click(screen.getByRole('link'), init)
  const { pathname, hash } = window.location
  return { followed, entries: window.history.length - before, address: pathname + hash }
}

const LEFT = { followed: false, entries: 0, address: '/' }

it.each([
  ['/downloads', { followed: true, entries: 1, address: '/downloads' }],
  ['/#contact', { followed: true, entries: 1, address: '/#contact' }],
  ['https://other.example/downloads', LEFT],
  ['/pdfs/ia-guia.pdf', LEFT],
  ['/download/token', LEFT],
])('A vendor’s link to %s is followed by the router or left to the browser: %j', (href, what) => {
  expect(click(href)).toEqual(what)
})

it.each([
  { button: 1 },
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
])('A click with %o on a vendor’s link is left to the browser', (init) => {
  expect(click('/downloads', init)).toEqual(LEFT)
})
