import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { OTHER_LANGUAGE, OTHER_PATH } from '../other-language.ts'

it.each([
  ['/#contact', `${OTHER_PATH}/#contact`],
  ['/?by=blog#contact', `${OTHER_PATH}/?by=blog#contact`],
  ['/brand.zip#1', '/brand.zip#1'],
  ['https://example.com/#a', 'https://example.com/#a'],
])('A link to %s leads, in another language, to %s', async (href, address) => {
  vi.stubEnv('BUILD_LANGUAGE', OTHER_LANGUAGE)
  vi.resetModules()
  const { AddressLink } = await import('@/links/address-link.tsx')
  const router = await import('react-router-dom')
  render(
    <router.MemoryRouter>
      <AddressLink href={href}>Leia</AddressLink>
    </router.MemoryRouter>,
  )
  expect(screen.getByRole('link')).toHaveAttribute('href', address)
})
