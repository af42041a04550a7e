import { expect, it, vi } from 'vitest'
import { withBase, withoutBase } from '@/site/base-path.ts'

it('In a folder of a host the addresses of the site begin with the folder', () => {
  vi.stubEnv('BASE_URL', '/austral/')
  expect(withBase('/')).toBe('/austral/')
  expect(withBase('/pdfs/guia.pdf')).toBe('/austral/pdfs/guia.pdf')
  expect(withoutBase('/austral/')).toBe('/')
  expect(withoutBase('/austral/downloads')).toBe('/downloads')
  // Addresses that have the folder already, and one that only begins like it.
  expect(withoutBase('/downloads')).toBe('/downloads')
  expect(withoutBase('/australia')).toBe('/australia')
})
