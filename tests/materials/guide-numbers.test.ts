// @vitest-environment node
import { readFile } from 'node:fs/promises'
import { readXlsx } from 'hucre/xlsx'
import type { Workbook } from 'hucre'
import { beforeAll, describe, expect, it } from 'vitest'
import { GUIDES } from '../../materials/guide-settings.mjs'
import { guideWorkbook } from '../../materials/guide-workbook.mjs'
import * as automacao from '../../materials/numbers/automacao.mjs'
import * as gestao from '../../materials/numbers/gestao.mjs'
import * as ia from '../../materials/numbers/ia.mjs'
import { recalculator } from '../../materials/recalculate.mjs'
import { numbersIn } from './printed-numbers.ts'

interface Numbers {
  INPUTS: Record<string, { value: number | number[]; printed: string | string[] }>
  RESULTS: Record<string, string | string[]>
}

const NUMBERS: Record<string, Numbers> = { ia, gestao, automacao }

describe.each(GUIDES)('the numbers of $source', (guide) => {
  const { INPUTS = {}, RESULTS = {} } = NUMBERS[guide.name] ?? {}
  let text: string
  let workbook: Workbook

  beforeAll(async () => {
    text = plain(await readFile(`materials/${guide.source}`, 'utf8'))
    workbook = await readXlsx(await readFile(`public/pdfs/${guide.workbook}`))
  })

  it('come from the workbook that `npm run materials` makes', async () => {
    const { bytes } = await guideWorkbook(guide, 'Austral')
    expect(Buffer.compare(bytes, await readFile(`public/pdfs/${guide.workbook}`))).toBe(0)
  })

  it('stand in the text as they are written down', () => {
    const texts = [
      ...Object.values(INPUTS).map(({ printed }) => printed),
      ...Object.values(RESULTS),
    ]
    expect(texts.flat().filter((words) => !text.includes(words))).toEqual([])
  })

  it.each(Object.entries(INPUTS))('give the input %s', (_, { value, printed }) => {
    for (const words of [printed].flat())
      expect(numbersIn(words).map((number) => number.value)).toEqual(
        expect.arrayContaining([value].flat()),
      )
  })

  it.each(Object.entries(RESULTS))('are what the workbook computes for %s', (key, printed) => {
    const computed = compute(workbook, key)
    for (const words of [printed].flat()) {
      const [first] = numbersIn(words)
      if (!first) throw new Error(`No number in "${words}"`)
      expect(Math.abs(computed - first.value), `${words}: ${computed}`).toBeLessThanOrEqual(
        first.precision / 2 + 1e-9,
      )
    }
  })
})

/** The formula called `key`, computed anew from the file's inputs. */
function compute(workbook: Workbook, key: string): number {
  const sheets = new Map(workbook.sheets.map((sheet) => [sheet.name, sheet]))
  const valueAt = recalculator((name, row, column) => {
    const sheet = sheets.get(name)
    return sheet?.cells?.get(`${row},${column}`) ?? { value: sheet?.rows[row]?.[column] }
  })
  const address = workbook.namedRanges?.find(({ name }) => name === key)?.range
  const [, sheet, row] = /^'(.+)'!\$B\$(\d+)$/.exec(address ?? '') ?? []
  if (!sheet) throw new Error(`The workbook has no formula "${key}"`)
  const value = valueAt(sheet, Number(row) - 1, 1)
  if (typeof value !== 'number') throw new Error(`"${key}" gives ${value}`)
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
