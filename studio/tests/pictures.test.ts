import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { shareCard } from '../../plugins/brand/share-card.ts'
import { avifFiles } from '../../src/site/picture-files.ts'
import { GUIDES } from '../guides/settings.ts'
import { PUBLIC, currentSite } from '../site.ts'

async function describePicture(address: string) {
  const { format, width, height } = await sharp(PUBLIC + address).metadata()
  const kilobytes = (await stat(PUBLIC + address)).size / 1000
  return { picture: `${format} ${width} x ${height}`, kilobytes }
}

const COVERS = GUIDES.flatMap(({ name, art }) => {
  const address = `/pdfs/${name}-capa.jpg`
  return [address, ...avifFiles(address, 'cover')].map((file) => ({ file, art }))
})

it.each(COVERS)('The cover $file is light, and has the shape of its art', async ({ file, art }) => {
  const width = Number(/\d+(?=\.avif)/.exec(file)?.[0] ?? 720)
  const format = file.endsWith('.jpg') ? 'jpeg' : 'heif'
  const { picture, kilobytes } = await describePicture(file)
  expect(picture).toBe(`${format} ${width} x ${Math.round((width * art.height) / art.width)}`)
  expect(kilobytes).toBeLessThan(format === 'jpeg' ? 150 : 60)
})

// Apple and Android cut the corners themselves: those icons leave none bare.
it.each([
  ['apple-touch-icon', 180, true],
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
])('The icon %s is light and square, with its corners', async (name, size, isWhole) => {
  const { picture, kilobytes } = await describePicture(`/icons/${name}.png`)
  expect(picture).toBe(`png ${size} x ${size}`)
  expect(kilobytes).toBeLessThan(10)
  expect((await sharp(`${PUBLIC}/icons/${name}.png`).stats()).isOpaque).toBe(isWhole)
})

it('favicon.ico holds the sizes that old browsers ask for', async () => {
  const ico = await readFile(`${PUBLIC}/favicon.ico`)
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  expect([0, 1, 2].map((entry) => ico[6 + 16 * entry])).toEqual([16, 32, 48])
})

const site = currentSite()
const CARDS = site.languages.map(({ value: language }) => ({
  language,
  address: String(shareCard(language, site)?.address),
  title: site.made.cards[language]?.title ?? '',
}))

it.each(CARDS)(
  'The picture of shared links has the size that services ask for: $language',
  async ({ address }) => {
    expect((await describePicture(address)).picture).toBe('png 1200 x 630')
  },
)

/** Where a title stands, and the width that it fills. Letters in squares have more room around them. */
const TITLE = { left: 60, top: 190, width: 820, height: 250 }
const MEASURE = 791
const LATIN = CARDS.filter(({ title }) => /^[\p{Script=Latin}\p{Script=Common}]+$/u.test(title))

it.each(LATIN)(
  'The title on the picture of shared links fills its measure: $language',
  async ({ address }) => {
    // The letters alone have so much blue.
    const letters = await sharp(PUBLIC + address)
      .extract(TITLE)
      .threshold(190, { greyscale: false })
      .extractChannel('blue')
      .toBuffer()
    const { info } = await sharp(letters)
      .trim({ background: 'black' })
      .toBuffer({ resolveWithObject: true })
    expect(info.width).toBeGreaterThan(0.96 * MEASURE)
    expect(info.width).toBeLessThan(1.02 * MEASURE)
  },
)
