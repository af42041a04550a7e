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
  // What is named already, and what only begins alike.
  expect(sitePath('/downloads')).toBe('/downloads')
  expect(sitePath('/australia')).toBe('/australia')
})
