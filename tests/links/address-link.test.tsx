import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, onTestFinished, vi } from 'vitest'

it.each([
  ['/#contact', '/en/#contact', 'the router'],
  ['/?by=blog#contact', '/en/?by=blog#contact', 'the router'],
  ['/brand.zip#1', '/brand.zip#1', 'the browser'],
  ['mailto:ola@empresa.example', 'mailto:ola@empresa.example', 'the browser'],
  ['https://example.com/#a', 'https://example.com/#a', 'a new tab'],
])('A link to %s leads, in another language, to %s by %s', async (href, address, by) => {
  vi.doMock('virtual:site', async (load) => ({
    ...(await load<typeof import('virtual:site')>()),
    buildLanguage: 'en-US',
  }))
  onTestFinished(() => {
    vi.doUnmock('virtual:site')
  })
  vi.resetModules()
  const { AddressLink } = await import('@/links/address-link.tsx')
  const router = await import('react-router-dom')
  render(
    <router.MemoryRouter>
      <AddressLink href={href}>Leia</AddressLink>
    </router.MemoryRouter>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', address)
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(
    by === 'a new tab' ? ['_blank', 'noopener noreferrer'] : [null, null],
  )
  expect(fireEvent.click(link)).toBe(by !== 'the router')
})

it('A link without an address says at a tap that it comes soon, and goes nowhere', async () => {
  const { AddressLink } = await import('@/links/address-link.tsx')
  const { renderPiece } = await import('../support/render.tsx')
  renderPiece(<AddressLink href={undefined}>Blog</AddressLink>)
  const target = screen.getByRole('link', { name: 'Blog' })
  await userEvent.pointer({ keys: '[TouchA]', target })
  expect(screen.getByRole('tooltip')).toHaveTextContent('Em breve')
  expect(fireEvent.click(target)).toBe(false)
})
