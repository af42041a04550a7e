import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PICTURE_WIDTHS } from '@/site/picture-widths.ts'
import { avifSet } from '@/ui/picture.tsx'
import { buildTexts as texts } from 'virtual:site'
import { ICONS } from '../../plugins/prerender/site-html.ts'

const missing = (addresses: readonly string[]) =>
  addresses.filter((address) => !existsSync(`public${address}`))

it('public/ has every variant of each cover and picture', () => {
  const sets = [
    ...texts.guides.guides.map(({ cover }) => avifSet(cover, PICTURE_WIDTHS.cover)),
    ...texts.courses.courses.map(({ image }) => avifSet(image, PICTURE_WIDTHS.picture)),
  ]
  const files = sets.join(', ').match(/\/\S+\.avif/g) ?? []
  expect(files.length).toBeGreaterThan(20)
  expect(missing(files)).toEqual([])
})

it('public/ has every icon that a page may have', () => {
  expect(missing(ICONS.map(([file]) => file))).toEqual([])
})
