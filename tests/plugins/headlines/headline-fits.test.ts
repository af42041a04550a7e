import { describe, expect, it } from 'vitest'
import { measureHeadlines } from '../../../plugins/headlines/headline-fits.ts'
import { openMeasure } from '../../../plugins/headlines/measure-text.ts'
import { readSetting } from '../../../plugins/headlines/style-setting.ts'

describe('the fits of headlines', () => {
  it('close more letters on the same measure', async () => {
    const { culture: some = 0 } = await measureHeadlines({ culture: ['Quem somos nós todos'] })
    const { culture: more = 0 } = await measureHeadlines({
      culture: ['Quem somos nós todos, hoje'],
    })
    expect(more).toBeGreaterThan(1.2 * some)
  })

  it('count what the style adds between words', async () => {
    const setting = { wdth: 100, wght: 470, tracking: 0 }
    const [close, wide] = await Promise.all(
      [0, 0.1].map((wordSpacing) => openMeasure({ ...setting, wordSpacing })),
    )
    const [line, added] = ['Fale com a gente', 3 * 0.1]
    expect((wide?.(line).right ?? 0) - (close?.(line).right ?? 0)).toBeCloseTo(added, 5)
  })

  it('are of styles that there are', () => {
    expect(() => readSetting('headline', 'headline-gone')).toThrow('.headline-gone')
  })

  it('go by the longest line', async () => {
    const long = 'Materiais Gratuitos e Abertos'
    const alone = await measureHeadlines({ downloads: [long] })
    expect(await measureHeadlines({ downloads: [long, 'em PDF'] })).toEqual(alone)
  })

  it('let few letters be hardly larger than the largest by design', async () => {
    expect(await measureHeadlines({ courses: ['Aulas'], services: ['服务'] })).toEqual({
      courses: 5.5,
      services: 7.2,
    })
  })

  it('make the last words smaller where they are longer, and never larger', async () => {
    expect(await measureHeadlines({ arrival: ['Fim'] })).toEqual({})
    const { arrival = 1 } = await measureHeadlines({ arrival: ['Você chegou ao extremo', 'sul.'] })
    expect(arrival).toBeLessThan(0.7)
  })
})
