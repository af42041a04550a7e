import { readFile } from 'node:fs/promises'
import { JSDOM } from 'jsdom'
import { PDFDict, PDFDocument, PDFName } from 'pdf-lib'
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { hashOf } from '../../../plugins/brand/made.ts'
import { readDigest } from '../../guides/finish-pdf.ts'
import { guideDigest, guideHtml, withWorkbook } from '../../guides/guide-html.ts'
import { readPdf } from '../../guides/read-pdf.ts'
import { EDITION, GUIDES, MARGIN, PAGE, sourceOf } from '../../guides/settings.ts'
import { PUBLIC, readCompany } from '../../site.ts'
import { below, openPdf, readPages, wordsOf, type Page, type Tag } from './pdf-pages.ts'

/** Whom the guides were printed for. */
const COMPANY = readCompany()
const PHONE_PX = 390
const PT_PER_PX = 0.75
const TITLE_PT = 24
/** Types of PDF 1.7 that the guides use, and what pdf.js calls the root. */
const STANDARD =
  'Root Document NonStruct Div P H1 H2 H3 L LI Lbl LBody Span Table TR TH TD Caption Figure Link'.split(
    ' ',
  )

describe.each(GUIDES)('$file', (guide) => {
  let bytes: Buffer
  let file: PDFDocument
  let pdf: PDFDocumentProxy
  let pages: Page[]
  let tags: Tag[]
  let source: HTMLElement

  beforeAll(async () => {
    bytes = await readFile(`${PUBLIC}/pdfs/${guide.file}`)
    file = await PDFDocument.load(bytes, { updateMetadata: false })
    pdf = await openPdf(bytes)
    pages = await readPages(pdf)
    tags = below(pages.flatMap((page) => page.tags))
    const html = await readFile(sourceOf(guide), 'utf8')
    const written = withWorkbook(html, guide, COMPANY)
    source = new JSDOM(written).window.document.body
    for (const link of source.querySelectorAll('a.page'))
      link.append(String(await pageOf(pdf, link.getAttribute('href')?.slice(1) ?? '')))
  }, 60_000)

  function ofSource(selector: string): Element[] {
    return [...source.querySelectorAll(selector)]
  }

  it('is the one that `npm run brand` makes from its sources', async () => {
    expect(readDigest(file)).toBe(await guideDigest(guide, COMPANY))
  })

  it('is read on a phone: text of 13 px, nothing under 12', () => {
    const [, , ...texts] = pages.flatMap((page) => {
      expect(page.width).toBeCloseTo(PAGE.width * PT_PER_PX, 1)
      return page.texts.map(({ text, size }) => ({ text, px: (size * PHONE_PX) / page.width }))
    })
    expect(texts.filter(({ px }) => px < 12)).toEqual([])
    const letters = (min: number, max: number) =>
      texts
        .filter(({ px }) => px >= min && px < max)
        .reduce((sum, { text }) => sum + text.length, 0)
    expect(letters(13, 14)).toBeGreaterThan(letters(0, 13))
  })

  it('is printed at its own size: no line is a hair too wide', () => {
    const sizes = pages.flatMap(({ texts }) => texts.map(({ size }) => size))
    expect(sizes.filter((size) => Math.abs(size - TITLE_PT) < 0.0001)).not.toEqual([])
  })

  it('says at the foot of a page which chapter it belongs to', async () => {
    for (const chapter of ofSource('.chapter')) {
      const page = pages[(await pageOf(pdf, chapter.id)) - 1]
      const foot = page?.texts.filter(({ y }) => y < MARGIN.bottom * PT_PER_PX)
      const title = chapter.querySelector('h1')?.textContent ?? null
      expect(wordsIn(foot?.map(({ text }) => text).join('') ?? '')).toContain(wordsIn(title))
    }
  })

  it('cuts no table, paragraph or list item at the end of a page', () => {
    expect(tags.filter(({ role }) => role === 'Table')).toHaveLength(ofSource('table').length)
    const whole = pages.map((page) => wordsOf(page.tags))
    const cut = ofSource('p, li')
      .map(({ textContent }) => wordsIn(textContent))
      .filter((line) => !whole.some((words) => words.includes(line)))
    expect(cut).toEqual([])
  })

  it('is read aloud whole, in the order of its source', () => {
    const written = wordsIn(textOf(source))
    const read = wordsOf(
      pages.flatMap((page) => page.tags),
      ['Lbl', 'Figure'],
    )
    const start = read.indexOf(written.slice(0, 60))
    const end = Array.from(written).findIndex((letter, index) => letter !== read[start + index])
    expect(
      end < 0
        ? ''
        : `${written.slice(end - 20, end)} … ${read.slice(start + end, start + end + 20)}`,
    ).toBe('')
  })

  it('is tagged with standard types, its headings and tables as in the source', () => {
    const foreign = tags.filter(({ role }) => role && !STANDARD.includes(role))
    expect(foreign.map(({ role }) => role)).toEqual([])
    const levels = tags.map(({ role }) => role).filter((role) => /^H\d$/.test(role))
    const headings = ofSource('h1, h2, h3').map(({ tagName }) => tagName)
    expect(levels).toEqual(['H1', ...headings, 'H1'])
    const heads = ofSource('th').filter(({ textContent }) => wordsIn(textContent))
    expect(tags.filter(({ role }) => role === 'TH')).toHaveLength(heads.length)
  })

  it('tells in words what each drawing shows', () => {
    const told = tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt)
    const drawn = ofSource('svg').map((drawing) => drawing.getAttribute('aria-label'))
    expect(told).toEqual([`Capa: ${guide.title}. Na imagem, ${guide.coverWords}`, ...drawn])
    expect(drawn.every((text) => (text ?? '').length > 20)).toBe(true)
  })

  it('says its language, title, author, subject and date', async () => {
    const { info } = await pdf.getMetadata()
    expect(info).toMatchObject({
      Language: 'pt-BR',
      Title: guide.title,
      Author: COMPANY.brand,
      Subject: guide.subject,
    })
    expect(await pdf.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('has a bookmark for each heading, and its chapters as the card tells them', async () => {
    const bookmarks = below(((await pdf.getOutline()) as Bookmark[]).map(tagOf))
    const headings = ofSource('h1, h2, h3').map(({ textContent }) => plain(textContent))
    expect(bookmarks.map(({ text }) => text)).toEqual(['Sumário', ...headings, 'Sobre este guia'])
    expect(await readPdf(bytes)).toEqual({
      chapters: ofSource('h1').map(({ textContent }) => plain(textContent)),
      pages: pages.length,
      hash: hashOf(bytes),
      date: new Date(EDITION.iso).toISOString(),
    })
  })

  it('links to each address of its source and to places that exist', async () => {
    const links = pages.flatMap((page) => page.links)
    const addresses = links.flatMap(({ url }) => url?.replace(/\/$/, '') ?? [])
    const written = ofSource('a[href^="https:"]').map((link) =>
      link.getAttribute('href')?.replace(/\/$/, ''),
    )
    const { email, siteUrl } = COMPANY
    const own = [`mailto:${email}`, ...(siteUrl ? [`${siteUrl}/downloads`] : [])]
    expect(new Set(addresses)).toEqual(new Set([...written, ...own]))
    const places = links.flatMap(({ dest }) => dest ?? [])
    for (const place of places) expect(await pageOf(pdf, place)).toBeGreaterThan(2)
  })

  it('embeds Archivo and nothing else', () => {
    const fonts = file.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict)
      .filter((object) => object.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'))
      .map((font) => String(font.get(PDFName.of('FontName'))))
    expect(fonts.filter((name) => !/^\/[A-Z]{6}\+Archivo/.test(name))).toEqual([])
    expect(fonts).not.toEqual([])
  })
})

it('prints links to the site with the path that it lives under', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://nuvem.example')
  vi.stubEnv('VITE_BASE_PATH', '/boa/')
  const [guide] = GUIDES
  if (!guide) throw new Error('No guide')
  const html = await guideHtml(guide, readCompany(), Buffer.from(''))
  expect(html).toContain('href="https://nuvem.example/boa/downloads"')
})

it('takes a file that says no date, and refuses one that needs a password', async () => {
  const other = await PDFDocument.create({ updateMetadata: false })
  other.addPage()
  expect(await readPdf(await other.save())).not.toHaveProperty('date')
  other.context.trailerInfo.Encrypt = other.context.obj({})
  await expect(readPdf(await other.save())).rejects.toThrow('encrypted')
})

async function pageOf(pdf: PDFDocumentProxy, id: string): Promise<number> {
  const [ref] = (await pdf.getDestination(id)) ?? []
  return 1 + (await pdf.getPageIndex(ref))
}

interface Bookmark {
  title: string
  items: Bookmark[]
}

function tagOf({ title, items }: Bookmark): Tag {
  return { role: '', text: title, children: items.map(tagOf) }
}

function textOf(source: Element): string {
  const text = source.cloneNode(true) as Element
  for (const drawing of text.querySelectorAll('svg')) drawing.remove()
  return text.textContent ?? ''
}

function wordsIn(text: string | null): string {
  return (text ?? '').replace(/\s/g, '')
}

function plain(text: string | null): string {
  return (text ?? '').replace(/\s+/g, ' ').trim()
}
