import { readFile, stat } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/site/languages.ts'
import { PUBLIC, ROOT } from '../../site.ts'
import { readMade } from '../../../plugins/made.ts'
import { shareCard } from '../../../plugins/share-card.ts'

const COURSES = ['ia', 'gestao', 'automacao', 'transformacao']
/** Height over width of the three trim sizes. */
const COVERS = { ia: 2520 / 1776, gestao: 2480 / 1800, automacao: 2400 / 1920 }
const DRAWINGS = [
  'public/favicon.svg',
  'src/assets/not-found-dark.svg',
  'src/assets/not-found-light.svg',
  'src/assets/pole.svg',
  'src/assets/preparing.svg',
]

async function kilobytes(path: string) {
  return (await stat(path)).size / 1000
}

async function gzippedKilobytes(path: string) {
  return gzipSync(await readFile(path)).length / 1000
}

/** Format and size in one line. sharp names an AVIF file by its container, HEIF. */
async function describePicture(file: string | Buffer) {
  const { format, compression, width, height } = await sharp(file).metadata()
  const name = format === 'heif' && compression === 'av1' ? 'avif' : format
  return `${name} ${width} x ${height}`
}

describe('flags', () => {
  it.each(['br', 'us', 'ch', 'jp', 'ko'])('%s is a small PNG of three by two', async (name) => {
    const path = `${PUBLIC}/flags/${name}.png`
    expect(await describePicture(path)).toBe('png 78 x 52')
    expect(await kilobytes(path)).toBeLessThan(1.5)
    const { channels } = await sharp(path).stats()
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(10)
  })
})

describe.each(COURSES)('picture of the course %s', (name) => {
  const stem = `${PUBLIC}/images/course-${name}`

  it.each([480, 800, 1200, 1800])('is four by three at %i', async (width) => {
    expect(await describePicture(`${stem}-${width}.avif`)).toBe(`avif ${width} x ${width * 0.75}`)
  })

  it('costs a phone less than 60 kB', async () => {
    expect(await kilobytes(`${stem}-800.avif`)).toBeLessThan(60)
    expect(await kilobytes(`${stem}-1200.avif`)).toBeLessThan(60)
    expect(await kilobytes(`${stem}-1800.avif`)).toBeLessThan(100)
  })

  it('has a JPEG for browsers that read nothing newer', async () => {
    expect(await describePicture(`${stem}-800.jpg`)).toBe('jpeg 800 x 600')
    expect(await kilobytes(`${stem}-800.jpg`)).toBeLessThan(80)
  })
})

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
    const file = `${PUBLIC}${shareCard(value, readMade().cards).address}`
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

describe.each(DRAWINGS)('%s', (path) => {
  it('is small, draws without text and brings in nothing from elsewhere', async () => {
    const svg = await readFile(`${ROOT}/${path}`, 'utf8')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/)
    expect(svg).not.toMatch(/<(script|text|image|foreignObject|use)\b|\bon\w+=/)
    expect(svg.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href|@import/)
    expect(await gzippedKilobytes(`${ROOT}/${path}`)).toBeLessThan(25)
    const drawn = await sharp(Buffer.from(svg)).resize(600).png().toBuffer()
    expect((await sharp(drawn).stats()).channels.at(-1)?.max).toBeGreaterThan(100)
  })
})

describe('trails', () => {
  it('puts the pole at the origin of its drawing', async () => {
    const svg = await readFile(`${ROOT}/src/assets/pole.svg`, 'utf8')
    expect(svg).toContain('viewBox="-1600 -820 2600 990"')
    expect(svg).toContain('width="2600" height="990"')
  })

  it('leaves a quiet disc around the mark while the download is prepared', async () => {
    const disc = { left: 900 - 215, top: 900 - 215, width: 430, height: 430 }
    const middle = await sharp(`${ROOT}/src/assets/preparing.svg`).extract(disc).toBuffer()
    expect((await sharp(middle).stats()).channels.at(-1)?.max).toBe(0)
  })
})

describe('not found', () => {
  it('is one drawing in the inks of two themes', async () => {
    const dark = await readFile(`${ROOT}/src/assets/not-found-dark.svg`, 'utf8')
    const light = await readFile(`${ROOT}/src/assets/not-found-light.svg`, 'utf8')
    const inks = /#[0-9A-F]{6}/g
    expect(new Set(dark.match(inks))).toEqual(new Set(['#0B171C', '#F1ECDF', '#FF6A68']))
    expect(new Set(light.match(inks))).toEqual(new Set(['#F3EEE3', '#10222A', '#C9342F']))
    expect(light.replace(inks, '')).toBe(dark.replace(inks, ''))
  })
})

describe('font', () => {
  it('is a small WOFF2 with its licence beside it', async () => {
    const font = await readFile(`${ROOT}/src/fonts/archivo.woff2`)
    expect(font.toString('latin1', 0, 4)).toBe('wOF2')
    expect(font.length / 1000).toBeLessThan(48)
    expect(await readFile(`${ROOT}/src/fonts/OFL.txt`, 'utf8')).toContain('SIL OPEN FONT LICENSE')
  })
})
