import * as excel from '@formulajs/formulajs'

/**
 * What a formula meets outside itself: cells (row and column from 0) and chance.
 *
 * @typedef {{ valueAt: (sheet: string, row: number, column: number) => unknown, random: () => number }} Surroundings
 * @typedef {() => unknown} Term
 */

const TOKEN =
  /\s*(?:(?<number>\d+(?:\.\d+)?)|"(?<text>[^"]*)"|(?<name>[A-Z]+(?:\.[A-Z]+)*)\(|(?:'(?<sheet>[^']+)'!)?\$?(?<column>[A-Z])\$?(?<row>\d+)(?::\$?(?<toColumn>[A-Z])\$?(?<toRow>\d+))?|(?<truth>TRUE|FALSE)|(?<sign><>|<=|>=|[-+*/^&=<>%(),]))/y

/** How tight each operator binds, and what it does. @type {Record<string, { binds: number, of: (a: unknown, b: unknown) => unknown }>} */
const OPERATORS = {
  '=': { binds: 1, of: (a, b) => (a ?? '') === (b ?? '') },
  '<>': { binds: 1, of: (a, b) => (a ?? '') !== (b ?? '') },
  '<': { binds: 1, of: (a, b) => Number(a) < Number(b) },
  '>': { binds: 1, of: (a, b) => Number(a) > Number(b) },
  '<=': { binds: 1, of: (a, b) => Number(a) <= Number(b) },
  '>=': { binds: 1, of: (a, b) => Number(a) >= Number(b) },
  '&': { binds: 2, of: (a, b) => [a, b].join('') },
  '+': { binds: 3, of: (a, b) => Number(a) + Number(b) },
  '-': { binds: 3, of: (a, b) => Number(a) - Number(b) },
  '*': { binds: 4, of: (a, b) => Number(a) * Number(b) },
  '/': { binds: 4, of: (a, b) => Number(a) / Number(b) },
  '^': { binds: 5, of: (a, b) => Number(a) ** Number(b) },
}
const NEGATION_BINDS = 6

/** In these an empty cell is left out, where the library would count a zero. */
const SKIP_EMPTY = /^(MEDIAN|SMALL|LARGE|PERCENTILE|QUARTILE|STDEV|VAR)\b/

/**
 * Computes one formula of a workbook: numbers, texts, cells, ranges, operators, functions.
 *
 * @param {string} formula without the equals sign
 * @param {string} here the sheet it stands on
 * @param {Surroundings} surroundings
 */
export function evaluate(formula, here, { valueAt, random }) {
  const tokens = tokenize(formula)
  let next = 0

  function take(/** @type {string} */ sign) {
    const found = tokens[next]?.['sign'] === sign
    if (found) next += 1
    return found
  }

  /** @returns {Term} */
  function expression(binds = 0) {
    let left = operand()
    for (;;) {
      const operator = OPERATORS[tokens[next]?.['sign'] ?? '']
      if (!operator || operator.binds <= binds) return left
      next += 1
      const [a, b] = [left, expression(operator.binds)]
      left = () => lift(operator.of, a(), b())
    }
  }

  /** @returns {Term} */
  function operand() {
    let term = plain()
    while (take('%')) {
      const whole = term
      term = () => Number(whole()) / 100
    }
    return term
  }

  /** @returns {Term} */
  function plain() {
    if (take('-')) {
      const term = expression(NEGATION_BINDS)
      return () => lift((a) => -Number(a), term(), null)
    }
    if (take('(')) {
      const term = expression()
      close()
      return term
    }
    const {
      number,
      text,
      truth,
      name,
      sheet = here,
      column,
      row,
      toColumn = column,
      toRow = row,
    } = tokens[next++] ?? {}
    if (number) return () => Number(number)
    if (text !== undefined) return () => text
    if (truth) return () => truth === 'TRUE'
    if (name) return call(name)
    if (!column || !toColumn) throw new Error(`Not understood: ${formula}`)
    if (column === toColumn && row === toRow)
      return () => valueAt(sheet, Number(row) - 1, indexOf(column))
    const columns = span(indexOf(column), indexOf(toColumn))
    return () =>
      span(Number(row), Number(toRow)).map((at) =>
        columns.map((across) => valueAt(sheet, at - 1, across)),
      )
  }

  function close() {
    if (!take(')')) throw new Error(`A bracket is open: ${formula}`)
  }

  /** @returns {Term} */
  function call(/** @type {string} */ name) {
    /** @type {Term[]} */
    const given = []
    if (!take(')')) {
      do given.push(expression())
      while (take(','))
      close()
    }
    const [first, second, third] = given
    if (name === 'IF') return () => (first?.() ? second?.() : third?.())
    if (name === 'IFERROR')
      return () => {
        try {
          return checked(first?.())
        } catch {
          return second?.()
        }
      }
    if (name === 'RAND') return random
    if (name === 'RANDBETWEEN')
      return () => {
        const [low, high] = [Number(first?.()), Number(second?.())]
        return low + Math.floor(random() * (high - low + 1))
      }
    const compute = libraryFunction(name)
    const prepare = SKIP_EMPTY.test(name) ? withoutEmpty : (/** @type {unknown} */ value) => value
    return () => checked(compute(...given.map((term) => prepare(term()))))
  }

  const term = expression()
  if (next < tokens.length) throw new Error(`Not understood after ${next} tokens: ${formula}`)
  return checked(term())
}

/** @returns {Partial<Record<string, string>>[]} */
function tokenize(/** @type {string} */ formula) {
  const tokens = []
  const text = formula.replaceAll('_xlfn.', '').trim()
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex
    const found = TOKEN.exec(text)
    if (!found?.groups) throw new Error(`Not understood at ${at}: ${formula}`)
    tokens.push(found.groups)
  }
  return tokens
}

/** @param {(a: unknown, b: unknown) => unknown} compute @param {unknown} a @param {unknown} b @returns {unknown} */
function lift(compute, a, b) {
  if (Array.isArray(a))
    return a.map((one, index) => lift(compute, one, Array.isArray(b) ? b[index] : b))
  return Array.isArray(b) ? b.map((one) => lift(compute, a, one)) : compute(a, b)
}

/** The library keeps PERCENTILE, RANK and STDEV under the names of their younger selves. */
function libraryFunction(/** @type {string} */ name) {
  /** @type {Record<string, unknown>} */
  const library = excel
  const plain = name.replaceAll('.', '')
  const found = [plain, `${plain}INC`, `${plain}EQ`, `${plain}S`]
    .map((key) => library[key])
    .find((value) => typeof value === 'function')
  if (typeof found !== 'function') throw new Error(`No function ${name}`)
  return /** @type {(...given: unknown[]) => unknown} */ (found)
}

function withoutEmpty(/** @type {unknown} */ value) {
  return Array.isArray(value) ? value.flat().filter((one) => one !== null) : value
}

/** @param {unknown} value */
function checked(value) {
  if (value instanceof Error || (typeof value === 'number' && !Number.isFinite(value)))
    throw new Error(`It gives ${String(value)}`)
  return value
}

function indexOf(/** @type {string} */ letter) {
  return letter.charCodeAt(0) - 65
}

/** @param {number} first @param {number} last */
function span(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}
