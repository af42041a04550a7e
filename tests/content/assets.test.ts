import { existsSync, readFileSync, statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PICTURE_WIDTHS } from '@/site/picture-widths.ts'
import { avifSet } from '@/ui/picture.tsx'
import { coursesTexts, guidesTexts } from 'virtual:texts'
import { picturesToSize } from '../../plugins/media/media.ts'
import { addressesOf } from '../../plugins/picture-sizes.ts'
import { readSettings } from '../../plugins/read-settings.ts'
import { LANGUAGES } from '../support/languages.ts'

/** What the build makes of the pictures that texts name. */
const MADE = new Set(picturesToSize(readSettings({}).settings).flatMap(addressesOf))

function missing(addresses: readonly string[]): string[] {
  return addresses.filter((address) => {
    if (MADE.has(decodeURI(address))) return false
    const file = `public${address}`
    return !existsSync(file) || statSync(file).size === 0
  })
}

it('public/ has every flag, and every variant of each cover and picture', () => {
  const pictures = [
    ...guidesTexts.guides.map(({ cover }) => [cover, PICTURE_WIDTHS.cover] as const),
    ...coursesTexts.courses.map(({ image }) => [image, PICTURE_WIDTHS.picture] as const),
  ]
  const variants = pictures.flatMap(([src, widths]) =>
    [src, ...(avifSet(src, widths)?.split(', ') ?? [])].map((each) => each.replace(/ .*/, '')),
  )
  expect(missing([...variants, ...LANGUAGES.map(({ flag }) => flag)])).toEqual([])
})

it('public/ has every file that index.html names', () => {
  const html = readFileSync('index.html', 'utf8')
  const links = html.match(/(?<=href=")\/(?:icons\/|favicon)[^"]+/g) ?? []
  expect(links).toHaveLength(2)
  expect(missing(links)).toEqual([])
})
