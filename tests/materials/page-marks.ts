import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream } from 'pdf-lib'
import type { PDFFont, PDFPage } from 'pdf-lib'

/** A run of glyphs: where its baseline starts and ends, in points from the page's lower left. */
export interface TextRun {
  left: number
  right: number
  y: number
  size: number
}

type Matrix = [number, number, number, number, number, number]

const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const TOKEN = /\((?:\\.|[^\\)])*\)|<<|>>|<[\da-fA-F\s]*>|\/[^\s<>[\]()/]+|[[\]]|[^\s<>[\]()/]+/g

/**
 * The text that the page itself shows, leaving aside what is laid under it, and whether it shows a
 * picture. Reads the few operators that Chromium writes.
 */
export function readPageMarks(page: PDFPage): { runs: TextRun[]; pictures: number } {
  const runs: TextRun[] = []
  let pictures = 0
  let matrix = IDENTITY
  let line = IDENTITY
  let font = ''
  let size = 0
  const saved: Matrix[] = []
  const operands: string[] = []
  const operators: Record<string, () => void> = {
    q: () => saved.push(matrix),
    Q: () => (matrix = saved.pop() ?? IDENTITY),
    cm: () => (matrix = multiply(numbers(6) as Matrix, matrix)),
    BT: () => (line = IDENTITY),
    Tm: () => (line = numbers(6) as Matrix),
    Td: () => (line = multiply([1, 0, 0, 1, ...(numbers(2) as [number, number])], line)),
    Tf: () => {
      font = operands.at(-2) ?? ''
      size = Number(operands.at(-1))
    },
    Do: () => (pictures += isPicture(page, operands.at(-1) ?? '') ? 1 : 0),
    Tj: () => {
      const [a, b, , , x, y] = multiply(line, matrix)
      const scale = Math.hypot(a, b)
      const length = (glyphsLength(page, font, operands.at(-1) ?? '') * size * scale) / 1000
      const right = x + length * (a / scale)
      runs.push({ left: Math.min(x, right), right: Math.max(x, right), y, size: size * scale })
    },
  }
  const numbers = (count: number): number[] => operands.slice(-count).map(Number)

  for (const [token] of contentOf(page).matchAll(TOKEN)) {
    if (/^[[(</\-+.\d]/.test(token)) operands.push(token)
    else {
      operators[token]?.()
      operands.length = 0
    }
  }
  return { runs, pictures }
}

function contentOf(page: PDFPage): string {
  const content = page.node.Contents()
  const streams =
    content instanceof PDFArray ? content.asArray().map((ref) => page.doc.context.lookup(ref)) : []
  return streams
    .filter((stream) => stream instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
    .join('\n')
}

function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[1] * b[2],
    a[0] * b[1] + a[1] * b[3],
    a[2] * b[0] + a[3] * b[2],
    a[2] * b[1] + a[3] * b[3],
    a[4] * b[0] + a[5] * b[2] + b[4],
    a[4] * b[1] + a[5] * b[3] + b[5],
  ]
}

function isPicture(page: PDFPage, name: string): boolean {
  const objects = page.node.Resources()?.lookup(PDFName.of('XObject'), PDFDict)
  const object = objects?.lookup(PDFName.of(name.slice(1)))
  return (
    object instanceof PDFRawStream &&
    object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image')
  )
}

/** Length of a hexadecimal string of two-byte glyphs, in thousandths of the font's size. */
function glyphsLength(page: PDFPage, font: string, glyphs: string): number {
  const widths = glyphWidths(page, font)
  const codes = glyphs.match(/[\da-fA-F]{4}/g) ?? []
  return codes.reduce((sum, code) => sum + (widths.get(Number.parseInt(code, 16)) ?? 0), 0)
}
