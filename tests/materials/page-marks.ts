import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'

/** Where the baseline of some glyphs starts and ends, in points from the page's lower left corner. */
export interface TextRun {
  start: { x: number; y: number }
  end: { x: number; y: number }
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const TOKEN = /<<|>>|<[\da-fA-F]*>|\/[^\s<>[\]()/]+|[[\]]|[^\s<>[\]()/]+/g

/**
 * The text and the number of pictures that a page shows itself, leaving aside what is laid under it.
 * Understands the few operators that Chromium writes.
 */
export function readPageMarks(page: PDFPage): { runs: TextRun[]; pictures: number } {
  const runs: TextRun[] = []
  let pictures = 0
  let place = IDENTITY
  let line = IDENTITY
  let font = { name: '', size: 0 }
  const saved: Matrix[] = []
  let operands: string[] = []

  const number = (fromEnd: number) => Number(operands.at(-fromEnd))
  const matrix = (): Matrix => [number(6), number(5), number(4), number(3), number(2), number(1)]
  const operators: Record<string, () => void> = {
    q: () => saved.push(place),
    Q: () => (place = saved.pop() ?? IDENTITY),
    cm: () => (place = multiply(matrix(), place)),
    Tm: () => (line = matrix()),
    Td: () => (line = multiply([1, 0, 0, 1, number(2), number(1)], line)),
    Tf: () => (font = { name: operands.at(-2) ?? '', size: number(1) }),
    Do: () => (pictures += isPicture(page, operands.at(-1) ?? '') ? 1 : 0),
    Tj: () => {
      const [a, b, , , x, y] = multiply(line, place)
      const length = (glyphsLength(page, font.name, operands.at(-1) ?? '') * font.size) / 1000
      runs.push({ start: { x, y }, end: { x: x + length * a, y: y + length * b } })
    },
  }

  for (const [token] of contentOf(page).matchAll(TOKEN)) {
    const operator = operators[token]
    if (operator) operator()
    if (/^[A-Za-z]/.test(token)) operands = []
    else operands.push(token)
  }
  return { runs, pictures }
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : []
  return streams
    .map((ref) => page.doc.context.lookup(ref))
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[1] * n[2],
    m[0] * n[1] + m[1] * n[3],
    m[2] * n[0] + m[3] * n[2],
    m[2] * n[1] + m[3] * n[3],
    m[4] * n[0] + m[5] * n[2] + n[4],
    m[4] * n[1] + m[5] * n[3] + n[5],
  ]
}

function resource(page: PDFPage, kind: string, name: string): unknown {
  const resources = page.node.Resources()?.lookup(PDFName.of(kind), PDFDict)
  return resources?.lookup(PDFName.of(name.slice(1)))
}

function isPicture(page: PDFPage, name: string): boolean {
  const object = resource(page, 'XObject', name)
  return (
    object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  )
}

/** Length of a hexadecimal string of two-byte glyphs, in thousandths of the font's size. */
function glyphsLength(page: PDFPage, fontName: string, glyphs: string): number {
  const widths = glyphWidths(resource(page, 'Font', fontName))
  const codes = glyphs.match(/[\da-fA-F]{4}/g) ?? []
  return codes.reduce((sum, code) => sum + (widths.get(Number.parseInt(code, 16)) ?? 0), 0)
}

/** A composite font lists widths as "first [w w w] first last w ...". */
function glyphWidths(font: unknown): Map<number, number> {
  const widths = new Map<number, number>()
  if (!(font instanceof PDFDict)) return widths
  const list = font
    .lookup(PDFName.of('DescendantFonts'), PDFArray)
    .lookup(0, PDFDict)
    .lookup(PDFName.of('W'), PDFArray)
  for (let index = 0; index < list.size();) {
    const first = list.lookup(index, PDFNumber).asNumber()
    const second = list.lookup(index + 1)
    if (second instanceof PDFArray) {
      second.asArray().forEach((width, offset) => {
        if (width instanceof PDFNumber) widths.set(first + offset, width.asNumber())
      })
      index += 2
    } else {
      const last = list.lookup(index + 1, PDFNumber).asNumber()
      for (let glyph = first; glyph <= last; glyph += 1)
        widths.set(glyph, list.lookup(index + 2, PDFNumber).asNumber())
      index += 3
    }
  }
  return widths
}
