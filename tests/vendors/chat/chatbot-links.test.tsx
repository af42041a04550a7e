import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { useFollowLink } from '@/vendors/chat/use-follow-link.ts'
import { renderPiece } from '../../support/render.tsx'

const leave = vi.fn<() => void>()
const outcome = vi.fn<(followed: boolean) => void>()

function Page({ href, covers }: { href: string; covers: boolean }) {
  const follow = useFollowLink({ modal: covers, onLeave: leave })
  return (
    <a
      href={href}
      onClick={(event) => {
        event.preventDefault()
        outcome(follow(event.currentTarget))
      }}
    >
      Link
    </a>
  )
}

async function click(href: string, covers = false) {
  leave.mockClear()
  // Clears the entries ahead in the history, which a new entry would replace.
  window.history.pushState(null, '', '/')
  renderPiece(<Page href={href} covers={covers} />)
  const push = vi.spyOn(window.history, 'pushState')
  await userEvent.click(screen.getByRole('link'))
  const entries = push.mock.calls.length
  push.mockRestore()
  return { followed: outcome.mock.lastCall?.[0], left: leave.mock.calls.length, entries }
}

function address(): string {
  return window.location.pathname + window.location.hash
}

it.each(['/downloads', '/#contact'])(
  'A link of the conversation to %s is followed by the router',
  async (href) => {
    expect(await click(href)).toEqual({ followed: true, left: 0, entries: 1 })
    expect(address()).toBe(href)
  },
)

it('A link of the conversation takes the history entry of a chat that covers the page, and closes it', async () => {
  expect(await click('/#contact', true)).toEqual({ followed: true, left: 1, entries: 0 })
  expect(address()).toBe('/#contact')
})

it.each([
  'mailto:contato@austral.example',
  'https://other.example/downloads',
  '/pdfs/ia-guia.pdf',
  '/download/token',
])('A link of the conversation to %s is left to the browser', async (href) => {
  expect(await click(href)).toMatchObject({ followed: false, left: 0 })
  expect(address()).toBe('/')
})
