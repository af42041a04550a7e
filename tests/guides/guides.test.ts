import { readFile } from 'node:fs/promises'
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFRef, PDFString } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { guideDigest } from '../../guides/guide-digest.mjs'
import { readGuideFacts } from '../../guides/guide-facts.mjs'
import { EDITION, GUIDES, PAGE } from '../../guides/guide-settings.mjs'
import { DIGEST_KEY } from '../../guides/pdf-metadata.mjs'
import { showsPageOf } from '../../guides/preview-source.mjs'
import { readMadeParts } from '../../plugins/made-parts.ts'
import { readFurnitureMarks, readPageMarks } from './page-marks.ts'
import type { TextRun } from './page-marks.ts'

/** What a common printer leaves white at the edges. */
const PRINTABLE_PT = 12
const PHONE_PX = 390
/** Titles of chapters, of the guide and its last line are larger than this, all other text smaller. */
const TITLE_PT = 20
/** Readers of the text layer see a gap from a tenth of the letters' size. */
const GAP = 0.1

describe.each(GUIDES)('$file', (guide) => {
  let bytes: Buffer
  let source: string
  let pdf: PDFDocument

  beforeAll(async () => {
    bytes = await readFile(`public/pdfs/${guide.file}`)
    source = await readFile(`guides/${guide.source}`, 'utf8')
    pdf = await PDFDocument.load(bytes, { updateMetadata: false })
  })

  /** Every dictionary whose `key` is `/value`. */
  function dictionaries(key: string, value: string): PDFDict[] {
    return pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict)
      .filter((object) => object.get(PDFName.of(key)) === PDFName.of(value))
  }

  it('is the one that `npm run guides` makes from its sources', async () => {
    const info = pdf.context.lookup(pdf.context.trailerInfo.Info, PDFDict)
    expect(info.lookup(DIGEST_KEY, PDFHexString).decodeText()).toBe(await guideDigest(guide))
    expect(pdf.getKeywords()).toBeUndefined()
  })

  it.each([360, 720])('lends the page that `npm run previews` shows at %i', async (width) => {
    const picture = `public/pdfs/${guide.name}-pagina-${width}.webp`
    expect(await showsPageOf(picture, pdf)).toBe(true)
  })

  it('has 24 to 40 pages of A5 in less than 1 MB', () => {
    expect(pdf.getPageCount()).toBeGreaterThanOrEqual(24)
    expect(pdf.getPageCount()).toBeLessThanOrEqual(40)
    expect(bytes.byteLength).toBeLessThan(1_000_000)
    for (const page of pdf.getPages()) {
      expect(page.getWidth()).toBeCloseTo(PAGE.width, 0)
      expect(page.getHeight()).toBeCloseTo(PAGE.height, 0)
    }
  })

  it('says its language, title, author, subject and date', () => {
    const language = pdf.catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString)
    expect(language.decodeText()).toBe('pt-BR')
    expect(pdf.getTitle()).toBe(guide.title)
    expect(pdf.getAuthor()).toBeTruthy()
    expect(pdf.getSubject()).toBe(guide.subject)
    expect(pdf.getCreationDate()?.toISOString()).toBe(new Date(EDITION.iso).toISOString())
    const preferences = pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(preferences.get(PDFName.of('DisplayDocTitle'))?.toString()).toBe('true')
  })

  it('gives the facts that its card tells', async () => {
    const chapters = [...source.matchAll(/<h1>(.*?)<\/h1>/gs)].map(([, title]) => plain(title))
    expect(await readGuideFacts(bytes)).toEqual({
      chapters,
      pages: pdf.getPageCount(),
      bytes: bytes.byteLength,
      date: new Date(EDITION.iso),
    })
  })

  it('has bookmarks for contents, chapters and last leaf', () => {
    const titles = bookmarkTitles(pdf)
    const chapters = [...source.matchAll(/<h1>(.*?)<\/h1>/gs)].map(([, title]) => plain(title))
    expect(titles).toEqual(['Sumário', ...chapters, 'Sobre este guia'])
  })

  it('embeds subsets of Archivo and nothing else', () => {
    const fonts = dictionaries('Type', 'FontDescriptor')
    expect(fonts).not.toHaveLength(0)
    for (const font of fonts) {
      expect(font.get(PDFName.of('FontName'))?.toString()).toMatch(/^\/[A-Z]{6}\+Archivo/)
      expect(font.get(PDFName.of('FontFile2'))).toBeInstanceOf(PDFRef)
    }
    expect(dictionaries('Subtype', 'Type3')).toHaveLength(0)
    expect(dictionaries('Subtype', 'CIDFontType2')).toHaveLength(fonts.length)
  })

  it('links to each address of its source and to places that exist', () => {
    const links = dictionaries('Subtype', 'Link')
    const addresses = links
      .map((link) => link.lookupMaybe(PDFName.of('A'), PDFDict)?.lookup(PDFName.of('URI')))
      .filter((address) => address instanceof PDFString)
      .map((address) => address.decodeText().replace(/\/$/, ''))
    const written = [...source.matchAll(/href="(https:[^"]+)"/g)].map(([, address]) =>
      address?.replace(/\/$/, ''),
    )
    const { email, siteUrl } = readMadeParts().guides
    const own = [`mailto:${email}`, ...(siteUrl ? [`${siteUrl}/downloads`] : [])]
    expect(new Set(addresses)).toEqual(new Set([...written, ...own]))

    const places = pdf.catalog.lookup(PDFName.of('Dests'), PDFDict)
    const targets = links
      .map((link) => link.get(PDFName.of('Dest')))
      .filter((target) => target instanceof PDFName)
    expect(targets.length + addresses.length).toBe(links.length)
    expect(targets.filter((target) => !places.has(target))).toEqual([])
  })

  it('shows the cover as its first page and leaves no page empty', () => {
    const [cover, ...pages] = pdf.getPages().map(readPageMarks)
    expect(cover).toEqual({ runs: [], pictures: 1 })
    expect(Math.min(...pages.map(({ runs }) => runs.length))).toBeGreaterThan(20)
  })

  it('sets no text under 9 px when the page fits a phone 390 px wide', () => {
    const sizes = pdf
      .getPages()
      .flatMap((page) => readPageMarks(page).runs.concat(readFurnitureMarks(page)))
      .map(({ size }) => (size * PHONE_PX) / PAGE.width)
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9)
  })

  it('parts the words of its titles', () => {
    const titles = [...source.matchAll(/<h1>(.*?)<\/h1>/gs)].map(([, title]) => plain(title))
    const words = [...titles, ...guide.display.lines, 'Você chegou ao sul.'].join(' ').split(' ')
    const parted = pdf.getPages().flatMap((page) => wordsOf(readPageMarks(page).runs))
    expect(parted).toHaveLength(words.length)
  })

  it('keeps all text inside the printable part of its page', () => {
    const outside = pdf.getPages().flatMap((page, index) =>
      readPageMarks(page)
        .runs.flatMap(({ start, end }) => [start, end])
        .filter(({ x, y }) => !isPrintable(page, x, y))
        .map(({ x, y }) => `page ${index + 1}: ${x}, ${y}`),
    )
    expect(outside).toEqual([])
  })
})

it('takes a file that says no date, and refuses one that needs a password', async () => {
  const other = await PDFDocument.create({ updateMetadata: false })
  other.addPage()
  expect(await readGuideFacts(await other.save())).toMatchObject({ pages: 1, date: undefined })
  other.context.trailerInfo.Encrypt = other.context.obj({})
  await expect(readGuideFacts(await other.save())).rejects.toThrow('encrypted')
})

function isPrintable(page: PDFPage, x: number, y: number): boolean {
  const { width, height } = page.getSize()
  const nearest = Math.min(x, width - x, y, height - y)
  return nearest > PRINTABLE_PT
}

/** The starts of the words set as titles: a new line, or a gap that reads as one. */
function wordsOf(runs: TextRun[]): TextRun[] {
  const letters = runs.filter(({ size, isSpace }) => size > TITLE_PT && !isSpace)
  return letters.filter(({ start, size }, index) => {
    const before = letters[index - 1]
    return !before || Math.abs(before.end.y - start.y) > 1 || start.x - before.end.x > GAP * size
  })
}

function plain(html = ''): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Titles of the bookmarks of the first level, each checked to lead to a page. */
function bookmarkTitles(pdf: PDFDocument): string[] {
  const titles: string[] = []
  const pages = new Set(pdf.getPages().map(({ ref }) => ref))
  let next = pdf.catalog.lookup(PDFName.of('Outlines'), PDFDict).get(PDFName.of('First'))
  while (next instanceof PDFRef) {
    const bookmark = pdf.context.lookup(next, PDFDict)
    const target = bookmark.lookup(PDFName.of('Dest'), PDFArray).get(0)
    if (!(target instanceof PDFRef) || !pages.has(target)) throw new Error('A bookmark to nowhere')
    titles.push(bookmark.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText())
    next = bookmark.get(PDFName.of('Next'))
  }
  return titles
}
