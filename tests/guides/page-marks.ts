import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import type { PDFPage } from 'pdf-lib'

/** Some glyphs: their baseline in points from the page's lower left corner, and their size in points. */
export interface TextRun {
  start: { x: number; y: number }
  end: { x: number; y: number }
  size: number
  isSpace: boolean
}

type Matrix = [a: number, b: number, c: number, d: number, e: number, f: number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const TOKEN = /<<|>>|<[\da-fA-F]*>|\/[^\s<>[\]()/]+|[[\]]|[^\s<>[\]()/]+/g

/** The text and the number of pictures that a page shows itself. */
export function readPageMarks(page: PDFPage): { runs: TextRun[]; pictures: number } {
  return readMarks(contentOf(page), page.node.Resources())
}

/** The same for what is laid under the page: ground, axis, running title. */
export function readFurnitureMarks(page: PDFPage): TextRun[] {
  const drawings = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  const name = drawings?.keys().find((key) => key.decodeText().startsWith('Furniture'))
  const drawing = name && drawings?.lookup(name)
  if (!(drawing instanceof PDFRawStream)) throw new Error('No furniture')
  return readMarks(textOf(drawing), drawing.dict.lookup(PDFName.of('Resources'), PDFDict)).runs
}

/** The operators of a page's own content, in order. */
export function readPageOperators(page: PDFPage): { name: string; operands: string[] }[] {
  return operatorsIn(contentOf(page))
}

/** Understands the few operators that Chromium writes. */
function readMarks(
  content: string,
  resources: PDFDict | undefined,
): { runs: TextRun[]; pictures: number } {
  const runs: TextRun[] = []
  let pictures = 0
  let place = IDENTITY
  let line = IDENTITY
  let font = { face: undefined as Face | undefined, size: 0 }
  const faces = new Map<string, Face>()
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
    Tf: () => {
      const name = operands.at(-2) ?? ''
      const face = faces.get(name) ?? readFace(resource(resources, 'Font', name))
      faces.set(name, face)
      font = { face, size: number(1) }
    },
    Do: () => (pictures += isPicture(resources, operands.at(-1) ?? '') ? 1 : 0),
    Tj: () => {
      const [a, b, c, d, x, y] = multiply(line, place)
      const glyphs = operands.at(-1)?.match(/[\da-fA-F]{4}/g) ?? []
      const length = glyphs.reduce(
        (sum, glyph) => sum + (font.face?.widths.get(glyph) ?? font.face?.otherWidth ?? 0),
        0,
      )
      runs.push({
        start: { x, y },
        end: { x: x + length * font.size * a, y: y + length * font.size * b },
        size: font.size * Math.hypot(c, d),
        isSpace: glyphs.every((glyph) => font.face?.spaces.has(glyph)),
      })
    },
  }

  for (const operator of operatorsIn(content)) {
    operands = operator.operands
    operators[operator.name]?.()
  }
  return { runs, pictures }
}

function operatorsIn(content: string): { name: string; operands: string[] }[] {
  const found = []
  let operands: string[] = []
  for (const [token] of content.matchAll(TOKEN)) {
    if (/^[A-Za-z]/.test(token)) {
      found.push({ name: token, operands })
      operands = []
    } else operands.push(token)
  }
  return found
}

function contentOf(page: PDFPage): string {
  const contents = page.node.Contents()
  const streams = contents instanceof PDFArray ? contents.asArray() : []
  return streams
    .map((ref) => page.doc.context.lookup(ref))
    .filter((stream) => stream instanceof PDFRawStream)
    .map(textOf)
    .join('\n')
}

function textOf(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
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

function resource(resources: PDFDict | undefined, kind: string, name: string): unknown {
  return resources?.lookup(PDFName.of(kind), PDFDict).lookup(PDFName.of(name.slice(1)))
}

function isPicture(resources: PDFDict | undefined, name: string): boolean {
  const object = resource(resources, 'XObject', name)
  return (
    object instanceof PDFRawStream && object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  )
}

/** Of a font: the widths of its glyphs, in parts of its size, and which of them are spaces. */
interface Face {
  widths: Map<string, number>
  otherWidth: number
  spaces: Set<string>
}

function readFace(font: unknown): Face {
  if (!(font instanceof PDFDict)) throw new Error('A font that the page does not name')
  const texts = font.lookup(PDFName.of('ToUnicode'))
  if (!(texts instanceof PDFRawStream)) throw new Error('A font without texts')
  const spaces = [...textOf(texts).matchAll(/^<([\dA-F]{4})> (?:<[\dA-F]{4}> )?<00[2A]0>$/gm)]
  const descendant = font.lookup(PDFName.of('DescendantFonts'), PDFArray).lookup(0, PDFDict)
  const otherWidth = descendant.lookup(PDFName.of('DW'), PDFNumber).asNumber() / 1000
  return {
    widths: glyphWidths(descendant),
    otherWidth,
    spaces: new Set(spaces.map(([, glyph = '']) => glyph)),
  }
}

/** A composite font lists widths as "first [w w w] first last w ...". */
function glyphWidths(descendant: PDFDict): Map<string, number> {
  const widths = new Map<string, number>()
  const list = descendant.lookup(PDFName.of('W'), PDFArray)
  const set = (glyph: number, width: PDFNumber) =>
    widths.set(glyph.toString(16).toUpperCase().padStart(4, '0'), width.asNumber() / 1000)
  for (let index = 0; index < list.size();) {
    const first = list.lookup(index, PDFNumber).asNumber()
    const second = list.lookup(index + 1)
    if (second instanceof PDFArray) {
      second.asArray().forEach((width, offset) => {
        if (width instanceof PDFNumber) set(first + offset, width)
      })
      index += 2
    } else {
      const last = list.lookup(index + 1, PDFNumber).asNumber()
      for (let glyph = first; glyph <= last; glyph += 1)
        set(glyph, list.lookup(index + 2, PDFNumber))
      index += 3
    }
  }
  return widths
}
