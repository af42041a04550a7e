import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { useFollowLink } from '@/screens/chat/use-follow-link.ts'

function click(href: string, init: MouseEventInit = {}) {
  // Clears the entries ahead in the history, which a new entry would replace.
  window.history.pushState(null, '', '/')
  const { result: follow } = renderHook(useFollowLink, { wrapper: BrowserRouter })
  const before = window.history.length
  const link = Object.assign(document.createElement('a'), { href })
  let followed = false
  act(() => {
    followed = follow.current(link, new MouseEvent('click', init))
  })
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
