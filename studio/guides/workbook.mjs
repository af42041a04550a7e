/*
The workbook of a guide, told in the guide's own words. workbooks/<guide>.mjs says what stands in it:

  export const WORKBOOK = workbook({
    numbers: {
      intro: 'Digite os seus números nas células verdes; o resultado está na segunda folha.',
      rows: [
        input('pedidos', 'Pedidos por dia', INPUTS.pedidos.value),
        table('semanas', [{ key: 'feitas', title: 'Feitas' },
          { key: 'custoDaSemana', title: 'Custo', format: 'R$', formula: '[feitas] * {hora}' }], [[4], [6]]),
      ],
    },
    result: { rows: [formula('media', 'Média', 'AVERAGE({semanas.feitas})', '0.0')] },
    forms: { title: 'Folha do caso', rows: [note('Imprima.'), field('O que decidimos', 4)] },
  })

{key} is the cell of an input or formula on any sheet, {table.column} a column's range, [column] the
cell of that column in the same row. Numbers come from numbers/<guide>.mjs, never twice. Dates are
inputs with the format 'dd/mm/yyyy' and the day's number as their value. Functions that draw or ask
for the day (RAND, TODAY) would make another file each time: they are none of ours.
*/

/** @typedef {string | number | null} Value */
/** @typedef {{ kind: 'input', key: string, label: string, value: Value, format: string }} Input */
/** @typedef {{ kind: 'formula', key: string, label: string, formula: string, format: string }} Formula */
/** @typedef {{ key: string, title: string, format?: string, formula?: string, fixed?: boolean }} Column */
/** @typedef {{ kind: 'table', key: string, columns: readonly Column[], rows: readonly (readonly Value[])[] }} Table */
/** @typedef {{ kind: 'subtitle' | 'note', text: string }} Line */
/** @typedef {{ kind: 'field', label: string, lines: number }} Field */
/** @typedef {{ kind: 'break' }} Break */
/** @typedef {Input | Formula | Table | Line | Field | Break} Row */
/** @typedef {{ intro?: string, widths?: readonly number[], rows: readonly Row[] }} SheetParts */
/** @typedef {SheetParts & { name: string, title: string }} Sheet */
/** @typedef {{ sheets: readonly Sheet[] }} Workbook */

/**
 * The three tabs that each guide has, printed on A4.
 *
 * @param {Record<'numbers' | 'result', SheetParts> & { forms: SheetParts & { title: string } }} parts
 * @returns {Workbook}
 */
export function workbook({ numbers, result, forms }) {
  return {
    sheets: [
      { name: 'Seus números', title: 'Seus números', ...numbers },
      { name: 'Resultado', title: 'Resultado', ...result },
      { name: 'Folhas para imprimir', ...forms },
    ],
  }
}

/**
 * A cell to be changed by the reader.
 *
 * @param {string} key
 * @param {string} label
 * @param {Value} value
 * @param {string} [format]
 * @returns {Input}
 */
export function input(key, label, value, format = 'General') {
  return { kind: 'input', key, label, value, format }
}

/**
 * A cell that is computed.
 *
 * @param {string} key
 * @param {string} label
 * @param {string} text Excel's formula in English, without the equals sign
 * @param {string} [format]
 * @returns {Formula}
 */
export function formula(key, label, text, format = 'General') {
  return { kind: 'formula', key, label, formula: text, format }
}

/** @returns {(key: string, label: string, text: string) => Formula} */
const shown = (/** @type {string} */ format) => (key, label, text) =>
  formula(key, label, text, format)
export const count = shown('0')
export const tenths = shown('0.0')
export const share = shown('0%')
export const reais = shown('R$0')
export const thousands = shown('#,##0')

/**
 * Columns with a formula are computed, the others are inputs, or stay as they are where `fixed`:
 * `rows` has the values of these.
 *
 * @param {string} key
 * @param {readonly Column[]} columns
 * @param {readonly (readonly Value[])[]} rows
 * @returns {Table}
 */
export function table(key, columns, rows) {
  return { kind: 'table', key, columns, rows }
}

/** @returns {Line} */
export function subtitle(/** @type {string} */ text) {
  return { kind: 'subtitle', text }
}

/** @returns {Line} */
export function note(/** @type {string} */ text) {
  return { kind: 'note', text }
}

/**
 * Empty lines under a label, to fill in by hand on the printed sheet.
 *
 * @param {string} label
 * @param {number} [lines]
 * @returns {Field}
 */
export function field(label, lines = 3) {
  return { kind: 'field', label, lines }
}

/** What follows is printed on a new page. @returns {Break} */
export function newPage() {
  return { kind: 'break' }
}
