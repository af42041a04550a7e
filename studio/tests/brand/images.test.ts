import { readFile, stat } from 'node:fs/promises'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { shareCard } from '../../../plugins/brand/share-card.ts'
import { LANGUAGES } from '../../../tests/support/languages.ts'
import { PUBLIC, currentSite } from '../../site.ts'

const COVERS = { ia: 2520 / 1776, gestao: 2480 / 1800, automacao: 2400 / 1920 }
async function kilobytes(path: string) {
  return (await stat(path)).size / 1000
}

async function describePicture(file: string | Buffer) {
  const { format, compression, width, height } = await sharp(file).metadata()
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  return `${name} ${width} x ${height}`
}

describe.each(Object.entries(COVERS))('cover of the guide %s', (name, ratio) => {
  const stem = `${PUBLIC}/pdfs/${name}-capa`

  it('is a JPEG where the specification expects it', async () => {
    const { format, width, height } = await sharp(`${stem}.jpg`).metadata()
    expect(format).toBe('jpeg')
    expect(width).toBeGreaterThanOrEqual(720)
    expect(height).toBe(Math.round(width * ratio))
    expect(await kilobytes(`${stem}.jpg`)).toBeLessThan(150)
  })

  it.each([240, 360, 720, 1080])('keeps its trim size at %i', async (width) => {
    const height = Math.round(width * ratio)
    expect(await describePicture(`${stem}-${width}.avif`)).toBe(`avif ${width} x ${height}`)
    expect(await kilobytes(`${stem}-${width}.avif`)).toBeLessThan(60)
  })
})

describe('share cards and icons', () => {
  it.each(LANGUAGES)('have the size that link previews ask for: $value', async ({ value }) => {
    const file = `${PUBLIC}${shareCard(value, currentSite())?.address}`
    expect(await describePicture(file)).toBe('png 1200 x 630')
    expect(await kilobytes(file)).toBeLessThanOrEqual(120)
  })

  it.each([
    ['apple-touch-icon', 180],
    ['icon-192', 192],
    ['icon-512', 512],
    ['icon-maskable-512', 512],
  ])('%s is square', async (name, size) => {
    expect(await describePicture(`${PUBLIC}/icons/${name}.png`)).toBe(`png ${size} x ${size}`)
    expect(await kilobytes(`${PUBLIC}/icons/${name}.png`)).toBeLessThan(10)
  })

  it.each(['apple-touch-icon', 'icon-maskable-512'])('%s leaves no corner bare', async (name) => {
    expect((await sharp(`${PUBLIC}/icons/${name}.png`).stats()).isOpaque).toBe(true)
  })

  it('favicon.ico holds the sizes that old browsers ask for', async () => {
    const ico = await readFile(`${PUBLIC}/favicon.ico`)
    expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
    expect([0, 1, 2].map((entry) => ico[6 + 16 * entry])).toEqual([16, 32, 48])
  })
})
