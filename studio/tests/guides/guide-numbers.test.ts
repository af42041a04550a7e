import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Workbook } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDES } from '../../guides/guide-settings.mjs'
import * as automacao from '../../guides/numbers/automacao.mjs'
import * as gestao from '../../guides/numbers/gestao.mjs'
import * as ia from '../../guides/numbers/ia.mjs'
import { placeCells, type SheetCell } from '../../guides/workbook-cells.mjs'
import { computed, workbookFile } from '../../guides/workbook-file.mjs'
import type { Workbook as Contents } from '../../guides/workbook.mjs'
import { readMade } from '../../../plugins/made.ts'
import { PUBLIC } from '../../site.ts'
import { numbersIn } from './printed-numbers.ts'

interface Numbers {
  INPUTS: Record<string, { value: number | number[]; printed: string | string[] }>
  RESULTS: Record<string, string | string[]>
}

const NUMBERS: Record<string, Numbers> = { ia, gestao, automacao }

/** An input of each workbook with which nothing is gained. */
const LOSING = {
  ia: ['minutosHoje', 1],
  gestao: ['economia', 0],
  automacao: ['minutosAMao', 1],
} as const

describe.each(GUIDES)('the numbers of $source', (guide) => {
  const { INPUTS = {}, RESULTS = {} } = NUMBERS[guide.name] ?? {}
  let text: string
  let file: Buffer
  let workbook: Workbook

  beforeAll(async () => {
    text = plain(await readFile(new URL(`../../guides/${guide.source}`, import.meta.url), 'utf8'))
    file = await readFile(`${PUBLIC}/pdfs/${guide.workbook}`)
    workbook = await readXlsx(file)
  })

  it('come from the workbook that `npm run brand` makes', async () => {
    const bytes = await workbookFile(guide, readMade().guides?.brand ?? '')
    expect(Buffer.compare(bytes, file)).toBe(0)
  })

  it('stand on three sheets, the first of which says what to type where', () => {
    expect(workbook.sheets.map(({ name }) => name)).toEqual([
      'Seus números',
      'Resultado',
      'Folhas para imprimir',
    ])
    expect(workbook.sheets[0]?.rows[1]?.[0]).toMatch(/células verdes/)
    for (const { pageSetup } of workbook.sheets)
      expect(pageSetup).toMatchObject({ paperSize: 'a4', fitToWidth: 1 })
  })

  it('say that a project does not pay, in place of negative months', async () => {
    const contents = (await import(`../../guides/workbooks/${guide.name}.mjs`)) as {
      WORKBOOK: Contents
    }
    const { sheets, names } = placeCells(contents.WORKBOOK)
    const [key, value] = LOSING[guide.name]
    const [, row] = /\$B\$(\d+)$/.exec(names.get(key) ?? '') ?? []
    const cells = sheets.flatMap((sheet) =>
      sheet.cells.map((cell) => ({ sheet: sheet.name, cell })),
    )
    const changed = cells.find(
      ({ sheet, cell }) =>
        names.get(key)?.includes(sheet) && cell.row === Number(row) - 1 && cell.column === 1,
    )
    if (!changed) throw new Error(`No input "${key}"`)
    changed.cell.value = value
    const valueAt = computed(sheets)
    const shown = cells.map(({ sheet, cell }) => valueAt(sheet, cell.row, cell.column))
    expect(shown).toContain('não se paga')
    const negative = cells.filter(({ sheet, cell }) => {
      const title = [valueAt(sheet, cell.row, 0), ...headsAbove(cells, sheet, cell)].join(' ')
      return /meses|anos/i.test(title) && Number(valueAt(sheet, cell.row, cell.column)) < 0
    })
    expect(negative).toEqual([])
  })

  it('stand in the text as they are written down', () => {
    const texts = [
      ...Object.values(INPUTS).map(({ printed }) => printed),
      ...Object.values(RESULTS),
    ]
    expect(texts.flat().filter((words) => !text.includes(words))).toEqual([])
  })

  it('give the inputs of the workbook', () => {
    const faults = Object.entries(INPUTS).flatMap(([key, { value, printed }]) =>
      [printed].flat().flatMap((words) => {
        const found = new Set(numbersIn(words).map((number) => number.value))
        return [value].flat().every((number) => found.has(number)) ? [] : `${key}: ${words}`
      }),
    )
    expect(faults).toEqual([])
  })

  it('are what the workbook computes', () => {
    const faults = Object.entries(RESULTS).flatMap(([key, printed]) => {
      const value = valueOf(workbook, key)
      return [printed].flat().flatMap((words) => {
        const [first] = numbersIn(words)
        if (!first) return `${key}: no number in "${words}"`
        const isNear = Math.abs(value - first.value) <= first.precision / 2 + 1e-9
        return isNear ? [] : `${key}: ${words}, not ${value}`
      })
    })
    expect(faults).toEqual([])
  })
})

/** The titles of the table's columns that stand over a cell. */
function headsAbove(cells: { sheet: string; cell: SheetCell }[], sheet: string, cell: SheetCell) {
  return cells
    .filter((other) => other.sheet === sheet && other.cell.look === 'head')
    .filter((other) => other.cell.column === cell.column && other.cell.row < cell.row)
    .map((other) => other.cell.value)
    .slice(-1)
}

/** What the file shows in the cell of a name, or in a row (from 1) of a column: `table.column.2`. */
function valueOf(workbook: Workbook, key: string): number {
  const [, name = key, row = '1'] = /^(\w+\.\w+)\.(\d+)$/.exec(key) ?? []
  const range = workbook.namedRanges?.find((named) => named.name === name)?.range
  const [, sheet, letter = '', first] = /^'(.+)'!\$([A-Z])\$(\d+)/.exec(range ?? '') ?? []
  const rows = workbook.sheets.find((found) => found.name === sheet)?.rows
  const value = rows?.[Number(first) + Number(row) - 2]?.[letter.charCodeAt(0) - 65]
  if (typeof value !== 'number') throw new Error(`"${key}" gives ${String(value)}`)
  return value
}

/** Text as it is read: without tags, powers with their sign, each gap one space. */
function plain(html: string): string {
  return html
    .replaceAll('<sup>', '^')
    .replace(/<\/?(?:sup|sub|strong|em|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
