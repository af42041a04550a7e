import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { ICONS } from '../../plugins/prerender/site-html.ts'

// e2e/site-trial.spec.ts asks for every size of each picture.
it('public/ has every icon that a page may have', () => {
  expect(ICONS.filter(([file]) => !existsSync(`public${file}`))).toEqual([])
})
