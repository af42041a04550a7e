import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { useFollowLink } from '@/vendors/chat/use-follow-link.ts'
import { renderPiece } from '../../render.tsx'

const leave = vi.fn<() => void>()
const outcome = vi.fn<(followed: boolean) => void>()

function Page({ href }: { href: string }) {
  const follow = useFollowLink({ covers: false, onLeave: leave })
  return (
    <section id="services">
      <a
        href={href}
        onClick={(event) => {
          event.preventDefault()
          outcome(follow(event.currentTarget))
        }}
      >
        Link
      </a>
    </section>
  )
}

async function click(href: string, path = '/') {
  leave.mockClear()
  renderPiece(<Page href={href} />, path)
  await userEvent.click(screen.getByRole('link'))
  return { followed: outcome.mock.lastCall?.[0], left: leave.mock.calls.length }
}

function address(): string {
  return window.location.pathname + window.location.hash
}

describe('a link of the conversation', () => {
  it('to a section of this page scrolls there', async () => {
    expect(await click('/#services')).toEqual({ followed: true, left: 1 })
    expect(document.getElementById('services')).toHaveFocus()
    expect(address()).toBe('/')
  })

  it.each([
    ['/downloads', '/downloads', ''],
    ['/#contact', '/', 'contact'],
  ])('to %s on another page is followed by the router', async (href, path, section) => {
    expect(await click(href, '/nowhere')).toEqual({ followed: true, left: 1 })
    expect(address()).toBe(path)
    expect(window.history.state).toMatchObject({ usr: { section } })
  })

  it.each([
    'https://wa.me/5548900000000',
    'mailto:contato@austral.example',
    'https://other.example/downloads',
    '/pdfs/ia-guia.pdf',
    '/download/token',
  ])('to %s is left to the browser', async (href) => {
    expect(await click(href)).toEqual({ followed: false, left: 0 })
    expect(address()).toBe('/')
  })
})
