import { readFile } from 'node:fs/promises'
import type { Workbook } from 'hucre'
import { readXlsx } from 'hucre/xlsx'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDES } from '../../guides/guide-settings.mjs'
import * as automacao from '../../guides/numbers/automacao.mjs'
import * as gestao from '../../guides/numbers/gestao.mjs'
import * as ia from '../../guides/numbers/ia.mjs'
import { PUBLIC } from '../../site.ts'
import { numbersIn } from './printed-numbers.ts'

type Printed = string | string[]

interface Numbers {
  INPUTS: Record<string, { value: number; printed: Printed }>
  GIVEN: Record<string, { value: number | number[]; printed: Printed }>
  RESULTS: Record<string, Printed>
}

const NUMBERS: Record<string, Numbers> = { ia, gestao, automacao }

describe.each(GUIDES)('the numbers of $source', (guide) => {
  const { INPUTS = {}, GIVEN = {}, RESULTS = {} } = NUMBERS[guide.name] ?? {}
  let text: string
  let workbook: Workbook

  beforeAll(async () => {
    text = plain(await readFile(new URL(`../../guides/${guide.source}`, import.meta.url), 'utf8'))
    workbook = await readXlsx(await readFile(`${PUBLIC}/pdfs/${guide.workbook}`))
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

  it('stand in the text as they are written down', () => {
    const given = [...Object.values(INPUTS), ...Object.values(GIVEN)]
    const texts = [...given.map(({ printed }) => printed), ...Object.values(RESULTS)]
    expect(texts.flat().filter((words) => !text.includes(words))).toEqual([])
  })

  it('say the values of what is given', () => {
    const given = [...Object.entries(INPUTS), ...Object.entries(GIVEN)]
    const faults = given.flatMap(([key, { value, printed }]) =>
      [printed].flat().flatMap((words) => {
        const found = new Set(numbersIn(words).map((number) => number.value))
        return [value].flat().every((number) => found.has(number)) ? [] : `${key}: ${words}`
      }),
    )
    expect(faults).toEqual([])
  })

  it('are what is typed into the workbook', () => {
    const faults = Object.entries(INPUTS).filter(
      ([key, { value }]) => valueOf(workbook, key) !== value,
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

function plain(html: string): string {
  return html
    .replaceAll('<sup>', '^')
    .replace(/<\/?(?:sup|sub|strong|em|a|span)\b[^>]*>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
}
