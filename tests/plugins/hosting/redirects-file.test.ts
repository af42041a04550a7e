// @vitest-environment node
import { expect, it } from 'vitest'
import { redirectsFile } from '../../../plugins/hosting/redirects-file.ts'

it('The redirect file leads the known addresses to their pages, and nothing else anywhere', () => {
  expect(redirectsFile().split('\n')).toEqual([
    '/downloads /downloads/ 200',
    '/download/:token /download/ 200',
    '/download /download/ 200',
    '',
  ])
})
