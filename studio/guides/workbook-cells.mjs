/** @import { Break, Row, Sheet, Value, Workbook } from './workbook.mjs' */

/**
 * A cell of a sheet. `look` names its style in workbook-file.mjs; `across` is how many columns it takes.
 *
 * @typedef {object} SheetCell
 * @property {number} row from 0
 * @property {number} column from 0
 * @property {Look} look
 * @property {Value} [value]
 * @property {string} [formula]
 * @property {string | undefined} [format]
 * @property {number} [across]
 *
 * @typedef {'title' | 'intro' | 'subtitle' | 'label' | 'input' | 'result' | 'head' | 'computed' | 'note' | 'field' | 'rule'} Look
 * @typedef {{ name: string, widths: readonly number[], cells: SheetCell[], breaks: number[] }} PlacedSheet
 *   `breaks`: rows that end a page
 * @typedef {{ sheets: PlacedSheet[], names: Map<string, string> }} PlacedWorkbook `names`: address of each key
 */

/** What nothing follows by itself at a distance. @type {Set<Row['kind'] | undefined>} */
const CLOSE = new Set(['input', 'formula', 'note'])
const WIDTHS = [40, 16, 16, 16, 16]

/** Gives each thing its cell and each name in a formula its address. @param {Workbook} workbook @returns {PlacedWorkbook} */
export function placeCells({ sheets }) {
  /** @type {Map<string, string>} */
  const names = new Map()
  const placed = sheets.map((sheet) => placeSheet(sheet, names))
  for (const { name, cells } of placed)
    for (const cell of cells)
      if (cell.formula !== undefined) cell.formula = resolve(cell, names, name)
  return { sheets: placed, names }
}

/** @param {Sheet} sheet @param {Map<string, string>} names @returns {PlacedSheet} */
function placeSheet({ name, title, intro, widths = WIDTHS, rows }, names) {
  const across = widths.length
  /** @type {SheetCell[]} */
  const cells = [{ row: 0, column: 0, look: 'title', value: title, across }]
  /** @type {number[]} */
  const breaks = []
  if (intro) cells.push({ row: 1, column: 0, look: 'intro', value: intro, across })
  let row = intro ? 3 : 2

  function called(/** @type {string} */ key, /** @type {string} */ address) {
    if (/^([a-z]{1,3}\d+|r|c)$/i.test(key)) throw new Error(`"${key}" is a cell's own name`)
    if (names.has(key)) throw new Error(`Two cells are called "${key}"`)
    names.set(key, `'${name}'!${address}`)
  }

  for (const [index, item] of rows.entries()) {
    if (item.kind === 'break') {
      breaks.push(row - 1)
      continue
    }
    // A table stands apart from the cells and notes before it.
    if (item.kind === 'table' && CLOSE.has(rows[index - 1]?.kind)) row += 1
    if (item.kind === 'input' || item.kind === 'formula') called(item.key, `$B$${row + 1}`)
    if (item.kind === 'table')
      for (const [column, { key }] of item.columns.entries()) {
        const letter = letterOf(column)
        called(
          `${item.key}.${key}`,
          `$${letter}$${row + 2}:$${letter}$${row + 1 + item.rows.length}`,
        )
      }
    const made = placeRow(item, row, across)
    cells.push(...made)
    row =
      Math.max(...made.map((cell) => cell.row)) +
      (item.kind === 'table' || item.kind === 'field' ? 2 : 1)
  }
  return { name, widths, cells, breaks }
}

/** @param {Exclude<Row, Break>} item @param {number} row @param {number} across @returns {SheetCell[]} */
function placeRow(item, row, across) {
  if (item.kind === 'input' || item.kind === 'formula') {
    const { label, format } = item
    return [
      { row, column: 0, look: 'label', value: label },
      item.kind === 'input'
        ? { row, column: 1, look: 'input', value: item.value, format }
        : { row, column: 1, look: 'result', formula: item.formula, format },
    ]
  }
  if (item.kind === 'table') {
    /** @type {SheetCell[]} */
    const heads = item.columns.map(({ title }, column) => ({
      row,
      column,
      look: 'head',
      value: title,
    }))
    return heads.concat(
      item.rows.flatMap((values, index) => tableRow(item.columns, values, row + 1 + index)),
    )
  }
  if (item.kind === 'field') {
    /** @type {SheetCell[]} */
    const lines = Array.from({ length: item.lines }, (_, line) => ({
      row: row + 1 + line,
      column: 0,
      look: 'rule',
      across,
    }))
    return [{ row, column: 0, look: 'field', value: item.label, across }, ...lines]
  }
  const at = item.kind === 'subtitle' ? row + 1 : row
  return [{ row: at, column: 0, look: item.kind, value: item.text, across }]
}

/**
 * @param {import('./workbook.mjs').Table['columns']} columns
 * @param {readonly Value[]} values
 * @param {number} row
 * @returns {SheetCell[]}
 */
function tableRow(columns, values, row) {
  const given = [...values]
  return columns.map(({ format, formula, fixed }, column) => {
    if (formula === undefined)
      return { row, column, look: fixed ? 'label' : 'input', value: given.shift() ?? null, format }
    const inRow = formula.replaceAll(/\[(\w+)\]/g, (_, key) => {
      const index = columns.findIndex((other) => other.key === key)
      if (index < 0) throw new Error(`No column "${key}" beside "${formula}"`)
      return `${letterOf(index)}${row + 1}`
    })
    return { row, column, look: 'computed', formula: inRow, format }
  })
}

/** @param {SheetCell} cell @param {Map<string, string>} names @param {string} sheet */
function resolve({ formula = '' }, names, sheet) {
  const here = `'${sheet}'!`
  return formula.replaceAll(/\{([\w.]+)\}/g, (_, key) => {
    const address = names.get(key)
    if (!address) throw new Error(`Nothing is called "${key}" in "${formula}"`)
    return address.startsWith(here) ? address.slice(here.length) : address
  })
}

/** Name of a column: A to Z are enough. */
export function letterOf(/** @type {number} */ column) {
  return String.fromCharCode(65 + column)
}
