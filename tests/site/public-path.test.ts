import { expect, it, vi } from 'vitest'
import { publicPath, sitePath } from '@/site/public-path.ts'

it('At the top of a host the addresses of the site are those of its routes', () => {
  expect(publicPath('/pdfs/guia.pdf')).toBe('/pdfs/guia.pdf')
  expect(sitePath('/downloads')).toBe('/downloads')
})

it('In a folder of a host the addresses of the site begin with the folder', () => {
  vi.stubEnv('BASE_URL', '/austral/')
  expect(publicPath('/')).toBe('/austral/')
  expect(publicPath('/pdfs/guia.pdf')).toBe('/austral/pdfs/guia.pdf')
  expect(sitePath('/austral/')).toBe('/')
  expect(sitePath('/austral/downloads')).toBe('/downloads')
  // Addresses that have the folder already, and one that only begins like it.
  expect(sitePath('/downloads')).toBe('/downloads')
  expect(sitePath('/australia')).toBe('/australia')
})
