import { expect, it, vi } from 'vitest'
import { publicPath, sitePath } from '@/site/public-path.ts'

it('Addresses of the site are what the routes name, at the top of a host', () => {
  expect(publicPath('/pdfs/guia.pdf')).toBe('/pdfs/guia.pdf')
  expect(sitePath('/downloads')).toBe('/downloads')
})

it('In a folder they begin with it, and the routes know them without', () => {
  vi.stubEnv('BASE_URL', '/austral/')
  expect(publicPath('/')).toBe('/austral/')
  expect(publicPath('/pdfs/guia.pdf')).toBe('/austral/pdfs/guia.pdf')
  expect(sitePath('/austral/')).toBe('/')
  expect(sitePath('/austral/downloads')).toBe('/downloads')
  // Addresses that have the folder already, and one that only begins like it.
  expect(sitePath('/downloads')).toBe('/downloads')
  expect(sitePath('/australia')).toBe('/australia')
})
