import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished, vi } from 'vitest'
import { makeCover } from '../../guides/cover.ts'

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
