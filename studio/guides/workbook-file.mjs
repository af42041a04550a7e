import { writeXlsx } from 'hucre/xlsx'
import { HyperFormula } from 'hyperformula'
import { EDITION } from './guide-settings.mjs'
import { placeCells } from './workbook-cells.mjs'

/** @import { CellStyle, WriteSheet } from 'hucre' */
/** @import { Look, PlacedSheet, SheetCell } from './workbook-cells.mjs' */
/** @import { GuideSettings } from './guide-settings.mjs' */

const INK = { rgb: '10222A' }
const QUIET = { rgb: '3E5056' }
const ACCENT = { rgb: '0A6B50' }
const FONT = { name: 'Arial', family: 2, size: 10, color: INK }
const LINE = { style: /** @type {const} */ ('thin'), color: { rgb: 'B8B9B3' } }
const BOX = { top: LINE, right: LINE, bottom: LINE, left: LINE }
const TOP_WRAP = { vertical: /** @type {const} */ ('top'), wrapText: true }

/** @type {Record<Look, CellStyle>} */
const LOOKS = {
  title: { font: { ...FONT, size: 18, bold: true } },
  intro: { font: { ...FONT, color: QUIET }, alignment: TOP_WRAP },
  subtitle: { font: { ...FONT, size: 13, bold: true } },
  label: { font: FONT, alignment: TOP_WRAP },
  input: { font: FONT, fill: solid('EEF9D3'), border: BOX, alignment: TOP_WRAP },
  result: {
    font: { ...FONT, bold: true, color: ACCENT },
    border: { bottom: LINE },
    alignment: { ...TOP_WRAP, horizontal: 'right' },
  },
  head: {
    font: { ...FONT, bold: true, color: { rgb: 'F1ECDF' } },
    fill: solid('10222A'),
    alignment: { vertical: 'bottom', wrapText: true },
  },
  computed: { font: { ...FONT, color: ACCENT }, border: BOX, alignment: TOP_WRAP },
  note: { font: { ...FONT, italic: true, color: QUIET }, alignment: TOP_WRAP },
  field: { font: { ...FONT, bold: true }, alignment: TOP_WRAP },
  rule: { border: { bottom: LINE } },
}

/** In a table the first column names its row, and the others count. @type {Set<Look>} */
const BESIDE = new Set(['head', 'label', 'input', 'computed'])

/** Heights in points of what is more than one line of text high. */
const TITLE_HEIGHT = 28
const SUBTITLE_HEIGHT = 19
const RULE_HEIGHT = 24
const LINE_HEIGHT = 15
/** A letter of the text, in the width that a column counts by; bold ones are wider. */
const LETTER = 0.95
const BOLD_LETTER = 1.1
/** A sheet that is little longer than a page is printed smaller; what is longer goes on. */
const ONE_PAGE_ROWS = 75

/** @type {Record<string, string>} */
const FORMATS = { R$: '"R$" #,##0.00', R$0: '"R$" #,##0' }

/**
 * The workbook of a guide as an .xlsx file, the same bytes in each making: results are computed here and
 * kept in the file for viewers that compute nothing.
 *
 * @param {GuideSettings} guide
 * @param {string} brand
 * @returns {Promise<Uint8Array>}
 */
export async function workbookFile({ name: guide, title }, brand) {
  const { WORKBOOK } = await import(`./workbooks/${guide}.mjs`)
  const { sheets, names } = placeCells(WORKBOOK)
  const valueAt = computed(sheets)
  const date = new Date(EDITION.iso)
  return writeXlsx({
    sheets: sheets.map((sheet) => writeSheet(sheet, valueAt, brand)),
    namedRanges: [...names].map(([name, range]) => ({ name, range })),
    properties: {
      title: `${title}: planilha`,
      creator: brand,
      company: brand,
      created: date,
      modified: date,
    },
    defaultFont: FONT,
  })
}

/**
 * What each cell shows; row and column from 0.
 *
 * @param {readonly PlacedSheet[]} sheets
 * @returns {(sheet: string, row: number, column: number) => string | number | boolean | null}
 */
export function computed(sheets) {
  const contents = sheets.map(({ name, cells }) => {
    /** @type {(string | number | null)[][]} */
    const rows = Array.from({ length: 1 + Math.max(...cells.map(({ row }) => row)) }, () => [])
    for (const { row, column, value, formula } of cells)
      (rows[row] ?? [])[column] = formula === undefined ? (value ?? null) : `=${formula}`
    return [name, rows]
  })
  const engine = HyperFormula.buildFromSheets(
    Object.fromEntries(contents),
    { licenseKey: 'gpl-v3' },
    ['TRUE', 'FALSE'].map((name) => ({ name, expression: `=${name}()` })),
  )
  return (sheet, row, col) => {
    const address = { sheet: engine.getSheetId(sheet) ?? -1, row, col }
    const value = engine.getCellValue(address)
    if (value !== null && typeof value === 'object')
      throw new Error(`${sheet}, ${engine.getCellFormula(address)}: ${value.value}`)
    return value
  }
}

/**
 * @param {PlacedSheet} sheet
 * @param {ReturnType<typeof computed>} valueAt
 * @param {string} brand
 * @returns {WriteSheet}
 */
function writeSheet({ name, widths, cells, breaks }, valueAt, brand) {
  const rows = 1 + Math.max(...cells.map(({ row }) => row))
  return {
    name,
    columns: widths.map((width) => ({ width })),
    rows: Array.from({ length: rows }, () => widths.map(() => null)),
    cells: new Map(
      cells.flatMap((cell) =>
        Array.from({ length: cell.across ?? 1 }, (_, offset) => [
          `${cell.row},${cell.column + offset}`,
          offset === 0
            ? contentOf(cell, valueAt(name, cell.row, cell.column))
            : { style: LOOKS[cell.look] },
        ]),
      ),
    ),
    merges: cells
      .filter(({ across = 1 }) => across > 1)
      .map(({ row, column, across = 1 }) => ({
        startRow: row,
        startCol: column,
        endRow: row,
        endCol: column + across - 1,
      })),
    rowDefs: rowHeights(cells, widths, (cell) => valueAt(name, cell.row, cell.column)),
    rowBreaks: breaks,
    view: { showGridLines: false },
    pageSetup: {
      paperSize: 'a4',
      orientation: 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: rows <= ONE_PAGE_ROWS && breaks.length === 0 ? 1 : 0,
      margins: { top: 0.6, right: 0.5, bottom: 0.7, left: 0.5, header: 0.3, footer: 0.3 },
    },
    headerFooter: { oddFooter: `&L${brand}&R&P de &N` },
  }
}

/** @param {SheetCell} cell @param {ReturnType<ReturnType<typeof computed>>} value */
function contentOf({ look, column, formula, format }, value) {
  /** @type {CellStyle} */
  const style = { ...LOOKS[look], ...(format ? { numFmt: FORMATS[format] ?? format } : {}) }
  if (BESIDE.has(look))
    style.alignment = { ...style.alignment, horizontal: column === 0 ? 'left' : 'right' }
  if (formula === undefined) return { value, style }
  // Functions younger than Excel 2007 carry this prefix in the file.
  const written = formula.replaceAll(/(?<![\w.])[A-Z]+(?:\.[A-Z]+)+(?=\()/g, '_xlfn.$&')
  return { formula: written, formulaResult: value, style }
}

/**
 * A row is as high as the highest of its cells.
 *
 * @param {readonly SheetCell[]} cells
 * @param {readonly number[]} widths
 * @param {(cell: SheetCell) => ReturnType<ReturnType<typeof computed>>} shown
 */
function rowHeights(cells, widths, shown) {
  /** @type {Map<number, { height: number }>} */
  const rows = new Map()
  for (const cell of cells) {
    const { height = 0 } = rows.get(cell.row) ?? {}
    rows.set(cell.row, { height: Math.max(height, heightOf(cell, shown(cell), widths)) })
  }
  return rows
}

/** @param {SheetCell} cell @param {ReturnType<ReturnType<typeof computed>>} value @param {readonly number[]} widths */
function heightOf({ look, column, across = 1 }, value, widths) {
  if (look === 'title') return TITLE_HEIGHT
  if (look === 'subtitle') return SUBTITLE_HEIGHT
  if (look === 'rule') return RULE_HEIGHT
  // A figure shows in one line, however many digits are computed.
  if (typeof value === 'number') return LINE_HEIGHT
  const letter = LOOKS[look].font?.bold ? BOLD_LETTER : LETTER
  const letters = widths.slice(column, column + across).reduce((sum, width) => sum + width, 0)
  const lines = String(value ?? '').split('\n')
  const height = (/** @type {string} */ line) => Math.ceil((line.length * letter) / letters) || 1
  return LINE_HEIGHT * lines.reduce((sum, line) => sum + height(line), 0)
}

/** @param {string} rgb @returns {import('hucre').PatternFill} */
function solid(rgb) {
  return { type: 'pattern', pattern: 'solid', fgColor: { rgb } }
}
