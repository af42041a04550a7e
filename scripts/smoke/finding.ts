import type { Messages } from '../../plugins/messages/english.ts'
import { messages } from '../../plugins/messages/messages.ts'
import { interpolate } from '../../src/text/interpolate.ts'

/** Something that a visitor would stumble over. */
export interface Finding {
  page: string
  fault: keyof Messages['browser']['faults']
  /** The words on the page that show where it is. */
  words?: string
  what: string
}

const LONGEST_WORDS = 60

function lineOf({ fault, words = '', what }: Finding): string[] {
  const [wrong = '', toDo = ''] = messages.browser.faults[fault]
  const one = words.replaceAll(/\s+/g, ' ').trim()
  const shown = one.length > LONGEST_WORDS ? `${one.slice(0, LONGEST_WORDS)}…` : one
  return [interpolate(wrong, { words: shown, what }), toDo]
}

/** In letters. A terminal has 120 of them and more. */
const COLUMNS = [20, 52, 44]

/** A row of the table, of as many lines as its longest cell needs. */
function rowOf(cells: string[]): string {
  const wrapped = cells.map((cell, column) => {
    const width = COLUMNS[column] ?? 0
    return Array.from(
      cell.matchAll(new RegExp(`.{1,${width}}(?:\\s|$)|\\S{1,${width}}`, 'g')),
      ([line]) => line.trim().padEnd(width),
    )
  })
  const height = Math.max(...wrapped.map(({ length }) => length))
  return Array.from({ length: height }, (_, line) =>
    wrapped.map((lines, column) => lines[line] ?? ' '.repeat(COLUMNS[column] ?? 0)).join('  '),
  )
    .map((line) => `  ${line.trimEnd()}`)
    .join('\n')
}

/** A table of what was found, each fault once with the first page that has it. */
export function tableOf(findings: readonly Finding[]): string {
  // Of a pair of colours one text is enough.
  const keyOf = ({ fault, words, what }: Finding) =>
    fault + (fault === 'contrast' ? what : words || what)
  const rows = [...new Set(findings.map(keyOf))].map((key) => {
    const same = findings.filter((each) => keyOf(each) === key)
    const [page = '', ...others] = new Set(same.map((each) => each.page))
    const place = others.length > 0 ? `${page} (+${others.length})` : page
    return [place].concat(...same.slice(0, 1).map(lineOf))
  })
  return [messages.browser.columns, ...rows].map(rowOf).join('\n')
}
