import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import { routesIn } from '@/config/routes.ts'
import { redirectsFile } from '../../../plugins/hosting/redirects-file.ts'

it('The redirect file leads the known addresses to their pages, and nothing else anywhere', () => {
  const lines = redirectsFile().trimEnd().split('\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      '/downloads /downloads/ 200',
      '/download/:token /download/ 200',
      '/download /download/ 200',
    ]),
  )
  const addresses = lines.map((line) => line.replace(/ \/[^: ]+\/ 200$/, ''))
  const known = routesIn(DEFAULT_LANGUAGE).flatMap((page) => page.addresses)
  expect(known).toEqual(expect.arrayContaining(addresses))
})
