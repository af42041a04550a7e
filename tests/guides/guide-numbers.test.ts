import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Workbook } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDES } from '../../guides/guide-settings.mjs'
import { guideWorkbook } from '../../guides/guide-workbook.mjs'
import * as automacao from '../../guides/numbers/automacao.mjs'
import * as gestao from '../../guides/numbers/gestao.mjs'
import * as ia from '../../guides/numbers/ia.mjs'
import { recalculator } from '../../guides/recalculate.mjs'
import { readMadeParts } from '../../plugins/made-parts.ts'
import { numbersIn } from './printed-numbers.ts'

interface Numbers {
  INPUTS: Record<string, { value: number | number[]; printed: string | string[] }>
  RESULTS: Record<string, string | string[]>
}

const NUMBERS: Record<string, Numbers> = { ia, gestao, automacao }

describe.each(GUIDES)('the numbers of $source', (guide) => {
  const { INPUTS = {}, RESULTS = {} } = NUMBERS[guide.name] ?? {}
  let text: string
  let compute: (key: string) => number

  beforeAll(async () => {
    text = plain(await readFile(`guides/${guide.source}`, 'utf8'))
    compute = calculator(await readXlsx(await readFile(`public/pdfs/${guide.workbook}`)))
  })

  it('come from the workbook that `npm run guides` makes', async () => {
    const { bytes } = await guideWorkbook(guide, readMadeParts().guides.brand)
    expect(Buffer.compare(bytes, await readFile(`public/pdfs/${guide.workbook}`))).toBe(0)
  })

  it('are to be printed on A4, sheet by sheet', async () => {
    const { sheets } = await readXlsx(await readFile(`public/pdfs/${guide.workbook}`))
    expect(sheets.length).toBeGreaterThan(2)
    for (const { pageSetup } of sheets)
      expect(pageSetup).toMatchObject({ paperSize: 'a4', fitToWidth: 1 })
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
      const computed = compute(key)
      return [printed].flat().flatMap((words) => {
        const [first] = numbersIn(words)
        if (!first) return `${key}: no number in "${words}"`
        const isNear = Math.abs(computed - first.value) <= first.precision / 2 + 1e-9
        return isNear ? [] : `${key}: ${words}, not ${computed}`
      })
    })
    expect(faults).toEqual([])
  })
})

/** Computes anew, from the file's inputs, the formulas that are named by their keys. */
function calculator(workbook: Workbook): (key: string) => number {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const valueAt = recalculator((name, row, column) => {
    const sheet = sheets.get(name)
    return sheet?.cells?.get(`${row},${column}`) ?? { value: sheet?.rows[row]?.[column] }
  })
  return (key) => {
    const address = workbook.namedRanges?.find(({ name }) => name === key)?.range
    const [, sheet, row] = /^'(.+)'!\$B\$(\d+)$/.exec(address ?? '') ?? []
    if (!sheet) throw new Error(`The workbook has no formula "${key}"`)
    const value = valueAt(sheet, Number(row) - 1, 1)
    if (typeof value !== 'number') throw new Error(`"${key}" gives ${value}`)
    return value
  }
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
