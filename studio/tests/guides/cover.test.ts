import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { withBrowser } from '../../browser.ts'
import { archivoFaces } from '../../guides/archivo-faces.mjs'
import { makeCover } from '../../guides/cover.ts'
import { coverPicture } from '../../guides/guide-covers.mjs'
import { GUIDES } from '../../guides/guide-settings.mjs'

/** Makes a cover from a picture of this width, in a folder of its own. */
async function coverFrom(width: number) {
  vi.spyOn(console, 'log').mockReturnValue()
  const folder = mkdtempSync(path.join(tmpdir(), 'cover-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const picture = path.join(folder, 'picture.jpg')
  await sharp({ create: { width, height: width * 1.4, channels: 3, background: '#0b171c' } })
    .jpeg()
    .toFile(picture)
  const made = path.join(folder, 'made')
  const failure = await makeCover(picture, 'meu-guia', made).catch(String)
  return { made, failure, files: failure ? readdirSync(folder) : readdirSync(made).toSorted() }
}

it('A picture becomes a cover in all sizes', async () => {
  const { made, files } = await coverFrom(1200)
  const sizes = await Promise.all(
    files.map(async (file) => {
      const { width, height } = await sharp(path.join(made, file)).metadata()
      return `${file} ${width} x ${height}`
    }),
  )
  expect(sizes).toEqual([
    'meu-guia-capa-1080.avif 1080 x 1512',
    'meu-guia-capa-240.avif 240 x 336',
    'meu-guia-capa-360.avif 360 x 504',
    'meu-guia-capa-720.avif 720 x 1008',
    'meu-guia-capa.jpg 720 x 1008',
  ])
})

it('One that is too small leaves no file, and says so', async () => {
  const { failure, files } = await coverFrom(600)
  expect(failure).toMatch(/is 600 px wide: a cover needs 1080/)
  expect(files).toEqual(['picture.jpg'])
})

it('A long brand keeps as far from the edge of its cover as it begins', async () => {
  const guide = GUIDES.find(({ name }) => name === 'gestao')
  if (!guide) throw new Error('No such guide')
  const { art, wordmark } = guide
  const brand = "Escritório Contábil Sant'Ana & Filhos, Associados de Belo Horizonte"
  const css = await archivoFaces()
  const cover = await withBrowser(async (browser) =>
    coverPicture(await browser.newPage(), guide, { brand, css }),
  )
  /** How much the red of a part of the wordmark's line differs, from one x to another. */
  async function contrast(left: number, right: number) {
    const part = sharp(cover).extract({
      left: Math.round(4 * left),
      top: Math.round(4 * (wordmark.baseline - wordmark.size)),
      width: Math.round(4 * (right - left)),
      height: Math.round(4 * wordmark.size),
    })
    const { channels } = await sharp(await part.toBuffer()).stats()
    return channels[0]?.stdev
  }
  const end = art.width - wordmark.left
  expect(await contrast(wordmark.left, end)).toBeGreaterThan(10)
  expect(await contrast(end + 1, art.width)).toBe(0)
})
