import { evaluate } from './formula.mjs'

/** @import { Value } from './workbook.mjs' */

/**
 * Computes the cells of a workbook anew, each once.
 *
 * @param {(sheet: string, row: number, column: number) => { value?: unknown, formula?: string | undefined } | undefined} cellAt
 *   row and column from 0
 * @param {number} [seed] of what RAND and RANDBETWEEN draw
 * @returns {(sheet: string, row: number, column: number) => Value}
 */
export function recalculator(cellAt, seed = 450_045_001) {
  /** @type {Map<string, Value>} */
  const known = new Map()
  let state = seed

  function random() {
    state = (state * 16807) % 2147483647
    return state / 2147483647
  }

  return function valueAt(sheet, row, column) {
    const key = `${sheet}!${row},${column}`
    if (!known.has(key)) {
      const cell = cellAt(sheet, row, column)
      const value = cell?.formula ? evaluate(cell.formula, sheet, { valueAt, random }) : cell?.value
      known.set(key, isValue(value) ? value : null)
    }
    return known.get(key) ?? null
  }
}

/** @param {unknown} value @returns {value is Value} */
function isValue(value) {
  return typeof value === 'number' || typeof value === 'string'
}
