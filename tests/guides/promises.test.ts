import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { INPUTS, MEASURED } from '../../guides/numbers/gestao.mjs'
import { alarmOfSixWeeks, datesKept } from '../../guides/numbers/promises.mjs'
import { numbersIn } from './printed-numbers.ts'

describe('promises summed over all histories', () => {
  it('are always kept by a team that does the same each week', () => {
    expect(datesKept([2, 2], 10, 9)).toEqual({ announced: 1, listKept: 1, promiseKept: 1 })
  })

  it('are what the management guide prints', async () => {
    const history = INPUTS.historico.value
    const measured: Record<string, number> = {
      ...datesKept(history, INPUTS.itens.value, 43),
      ...alarmOfSixWeeks(history, 9),
    }
    const html = await readFile('guides/gestao-agil.html', 'utf8')
    const text = html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&nbsp;', ' ')
      .replace(/\s+/g, ' ')
    expect(Object.values(MEASURED).filter((words) => !text.includes(words))).toEqual([])
    const faults = Object.entries(MEASURED).filter(([key, words]) => {
      const printed = numbersIn(words)[0]?.value ?? Number.NaN
      return !(Math.abs((measured[key] ?? Number.NaN) - printed) <= 0.005)
    })
    expect(faults).toEqual([])
  }, 30_000)
})
