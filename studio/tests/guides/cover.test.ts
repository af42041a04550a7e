import sharp from 'sharp'
import { expect, it } from 'vitest'
import { archivoFaces } from '../../guides/archivo-faces.ts'
import { drawShelfCover } from '../../guides/covers.ts'
import { GUIDES } from '../../guides/settings.ts'
import { withBrowser } from '../../with-browser.ts'

it('A long brand keeps as far from the edge of its cover as it begins', async () => {
  const guide = GUIDES.find(({ name }) => name === 'gestao')
  if (!guide) throw new Error('No such guide')
  const { art, wordmark } = guide
  const brand = "Escritório Contábil Sant'Ana & Filhos, Associados de Belo Horizonte"
  const css = await archivoFaces()
  const cover = await withBrowser(async (browser) =>
    drawShelfCover(await browser.newPage(), guide, { brand, css }),
  )
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
