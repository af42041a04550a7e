import { readFile } from 'node:fs/promises'
import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDES } from '../../guides/guide-settings.mjs'
import { readPageOperators } from './page-marks.ts'

/** Standard structure types of PDF 1.7 that the guides use. */
const STANDARD_TYPES = new Set(
  (
    'Document NonStruct Div P H1 H2 H3 L LI Lbl LBody Span ' +
    'Table TR TH TD Caption Figure Link BlockQuote'
  ).split(' '),
)
const PAINTS = /^(?:[fFSs]|f\*|[Bb]\*?|Tj|TJ|Do|sh)$/

/** An element of the structure: its type, its element kids and their parent. */
interface Element {
  type: string
  dict: PDFDict
  kids: Element[]
}

describe.each(GUIDES)('$file, as PDF/UA-1 asks,', (guide) => {
  let pdf: PDFDocument
  let elements: Element[]

  beforeAll(async () => {
    pdf = await PDFDocument.load(await readFile(`public/pdfs/${guide.file}`), {
      updateMetadata: false,
    })
    const root = readElement(pdf, pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict))
    elements = below(root)
  })

  function ofType(...types: string[]): Element[] {
    return elements.filter(({ type }) => types.includes(type))
  }

  it('identifies itself and its title in its metadata', () => {
    const packet = pdf.catalog.lookup(PDFName.of('Metadata'))
    if (!(packet instanceof PDFRawStream)) throw new Error('No metadata')
    expect(packet.dict.get(PDFName.of('Type'))).toBe(PDFName.of('Metadata'))
    expect(packet.dict.get(PDFName.of('Subtype'))).toBe(PDFName.of('XML'))
    const xml = Buffer.from(decodePDFRawStream(packet).decode()).toString('utf8')
    expect(xml).toContain('<pdfuaid:part>1</pdfuaid:part>')
    expect(xml).toMatch(
      new RegExp(`<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${guide.title}</rdf:li>`),
    )
  })

  it('is marked as tagged, names its language and shows its title', () => {
    const marks = pdf.catalog.lookup(PDFName.of('MarkInfo'), PDFDict)
    expect(String(marks.get(PDFName.of('Marked')))).toBe('true')
    expect(String(marks.get(PDFName.of('Suspects')) ?? false)).toBe('false')
    expect(pdf.catalog.lookup(PDFName.of('Lang'), PDFString, PDFHexString).decodeText()).toBe(
      'pt-BR',
    )
    const preferences = pdf.catalog.lookup(PDFName.of('ViewerPreferences'), PDFDict)
    expect(String(preferences.get(PDFName.of('DisplayDocTitle')))).toBe('true')
  })

  it('paints nothing that is neither tagged nor an artifact, and tags nothing inside artifacts', () => {
    const faults = pdf.getPages().flatMap((page, index) => {
      const open: string[] = []
      return readPageOperators(page).flatMap(({ name, operands }) => {
        if (name === 'EMC') open.pop()
        if (PAINTS.test(name) && open.length === 0) return [`page ${index + 1}: ${name}`]
        if (name !== 'BDC' && name !== 'BMC') return []
        const nested = open.includes('/Artifact') && operands.includes('/MCID')
        open.push(operands[0] ?? '')
        return nested ? [`page ${index + 1}: content in an artifact`] : []
      })
    })
    expect(faults).toEqual([])
  })

  it('uses standard types, or maps its own to them', () => {
    const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const mapped = tree.lookup(PDFName.of('RoleMap'), PDFDict)
    const types = new Set(elements.map(({ type }) => type))
    const standard = [...types].map((type) => mapped.get(PDFName.of(type)) ?? PDFName.of(type))
    const names = standard.map((name) => String(name).slice(1))
    expect(names.filter((name) => !STANDARD_TYPES.has(name))).toEqual([])
  })

  it('starts with a heading of the first level and skips none', () => {
    const levels = elements.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number)
    expect(levels[0]).toBe(1)
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  })

  it('makes lists of items, and items of a label and a body', () => {
    expect(ofType('L')).not.toHaveLength(0)
    for (const list of ofType('L')) {
      expect(new Set(list.kids.map(({ type }) => type))).toEqual(new Set(['LI']))
      const labelled = list.kids.every(({ kids }) => kids.length === 2)
      for (const { kids } of list.kids)
        expect(kids.map(({ type }) => type)).toEqual(labelled ? ['Lbl', 'LBody'] : ['LBody'])
      const attributes = list.dict.lookup(PDFName.of('A'), PDFDict)
      expect(attributes.get(PDFName.of('ListNumbering'))).toBe(
        PDFName.of(labelled ? 'Decimal' : 'None'),
      )
    }
    expect(ofType('Lbl')).not.toHaveLength(0)
  })

  it('makes tables of rows, with headers that say what they head', () => {
    for (const table of ofType('Table'))
      expect(table.kids.every(({ type }) => ['Caption', 'TR'].includes(type))).toBe(true)
    for (const row of ofType('TR'))
      expect(row.kids.every(({ type }) => ['TH', 'TD'].includes(type))).toBe(true)
    const headers = ofType('TH')
    expect(headers).not.toHaveLength(0)
    for (const { dict } of headers) expect(String(dict.get(PDFName.of('A')))).toContain('/Scope')
  })

  it('gives each drawing a text and its bounds on the page', async () => {
    const source = await readFile(`guides/${guide.source}`, 'utf8')
    const figures = ofType('Figure')
    expect(figures).toHaveLength(1 + (source.match(/<svg/g)?.length ?? 0))
    for (const { dict } of figures) {
      const text = dict.lookup(PDFName.of('Alt'), PDFString, PDFHexString).decodeText()
      expect(text.length).toBeGreaterThan(20)
      const box = dict.lookup(PDFName.of('A'), PDFDict).lookup(PDFName.of('BBox'), PDFArray)
      const [left = 0, bottom = 0, right = 0, top = 0] = box
        .asArray()
        .map((value) => (value instanceof PDFNumber ? value.asNumber() : NaN))
      const { width, height } = pdf.getPage(0).getSize()
      expect(Math.min(left, bottom)).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width + 0.5)
      expect(top).toBeLessThanOrEqual(height + 0.5)
      expect(right - left).toBeGreaterThan(100)
      expect(top - bottom).toBeGreaterThan(30)
    }
  })

  it('follows the structure from link to link, and tells where each leads', () => {
    for (const page of pdf.getPages())
      expect(page.node.get(PDFName.of('Tabs'))).toBe(PDFName.of('S'))
    const annotations = pdf.getPages().flatMap((page) => page.node.Annots()?.asArray() ?? [])
    const owned = ofType('Link').flatMap(({ dict }) => objectsOf(dict))
    expect(new Set(owned)).toEqual(new Set(annotations))
    for (const ref of annotations) {
      const link = pdf.context.lookup(ref, PDFDict)
      expect(link.has(PDFName.of('StructParent'))).toBe(true)
      expect(link.lookup(PDFName.of('Contents'), PDFHexString).decodeText()).not.toBe('')
    }
  })

  it('leads from content back to the element that owns it', () => {
    const tree = pdf.catalog.lookup(PDFName.of('StructTreeRoot'), PDFDict)
    const numbers = tree
      .lookup(PDFName.of('ParentTree'), PDFDict)
      .lookup(PDFName.of('Nums'), PDFArray)
    for (const page of pdf.getPages()) {
      const key = page.node.lookup(PDFName.of('StructParents'), PDFNumber).asNumber()
      const at = numbers.asArray().findIndex((entry) => String(entry) === String(key))
      const owners = numbers.lookup(at + 1, PDFArray).asArray()
      owners.forEach((owner, content) => {
        const kids = pdf.context.lookup(owner, PDFDict).get(PDFName.of('K'))
        const all = kids instanceof PDFArray ? kids.asArray() : [kids]
        const owned = all.map((kid) => (kid instanceof PDFDict ? kid.get(PDFName.of('MCID')) : kid))
        expect(owned.map(String)).toContain(String(content))
      })
    }
  })

  it('has bookmarks whose neighbours, parents and children exist', () => {
    const root = pdf.catalog.get(PDFName.of('Outlines'))
    if (!(root instanceof PDFRef)) throw new Error('No bookmarks')
    expect(countBookmarks(pdf, root)).toBeGreaterThan(20)
  })
})

function readElement(pdf: PDFDocument, dict: PDFDict): Element {
  const given = dict.lookup(PDFName.of('K'))
  const kids = given instanceof PDFArray ? given.asArray() : [given]
  return {
    type: String(dict.get(PDFName.of('S'))).slice(1),
    dict,
    kids: kids
      .map((kid) => (kid instanceof PDFRef ? pdf.context.lookup(kid) : kid))
      .filter((kid) => kid instanceof PDFDict)
      .filter((kid) => kid.has(PDFName.of('S')))
      .map((kid) => readElement(pdf, kid)),
  }
}

function below({ kids }: Element): Element[] {
  return kids.flatMap((kid) => [kid, ...below(kid)])
}

/** What is no text but an object of the page, such as the spot of a link. */
function objectsOf(element: PDFDict): unknown[] {
  const kids = element.lookup(PDFName.of('K'))
  return (kids instanceof PDFArray ? kids.asArray() : [kids])
    .filter((kid) => kid instanceof PDFDict)
    .map((kid) => kid.get(PDFName.of('Obj')))
}

/** Walks all bookmarks below one, and fails where one leads to nothing. */
function countBookmarks(pdf: PDFDocument, parent: PDFRef): number {
  const { context } = pdf
  const dict = context.lookup(parent, PDFDict)
  let count = 0
  let before: PDFRef | undefined
  let next = dict.get(PDFName.of('First'))
  while (next instanceof PDFRef) {
    const bookmark = context.lookup(next, PDFDict)
    expect(bookmark.get(PDFName.of('Parent'))).toBe(parent)
    expect(bookmark.get(PDFName.of('Prev'))).toBe(before)
    count += 1 + countBookmarks(pdf, next)
    before = next
    next = bookmark.get(PDFName.of('Next'))
  }
  expect(dict.get(PDFName.of('Last'))).toBe(before)
  return count
}
