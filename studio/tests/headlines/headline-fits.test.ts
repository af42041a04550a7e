import { describe, expect, it } from 'vitest'
import { measureHeadlines } from '../../headlines/headline-fits.ts'
import { openMeasure } from '../../headlines/measure-text.ts'
import { readSetting } from '../../headlines/style-setting.ts'
import type { Headings } from '../../site.ts'

async function fitOf(name: keyof Headings, lines: string[]): Promise<number> {
  const [measured] = Object.values(await measureHeadlines({ [name]: lines }))
  return measured?.fit ?? Number.NaN
}

describe('the fits of headlines', () => {
  it('close more letters on the same measure', async () => {
    const some = await fitOf('culture', ['Quem somos nós todos'])
    const more = await fitOf('culture', ['Quem somos nós todos, hoje'])
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
    const alone = await fitOf('downloads', [long])
    expect(await fitOf('downloads', [long, 'em PDF'])).toBe(alone)
  })

  it('have the distance before the first letter, of which the font has no squares', async () => {
    const fits = await measureHeadlines({ culture: ['Who'], courses: ['课程'] })
    expect(fits['Who']?.bearing).toBeCloseTo(0.013, 3)
    expect(fits['课程']?.bearing).toBeUndefined()
  })

  it('let few letters be hardly larger than the largest by design', async () => {
    expect(await fitOf('courses', ['Aulas'])).toBe(5.5)
    expect(await fitOf('services', ['服务'])).toBe(7.2)
  })

  it('make the last words smaller where they are longer, and never larger', async () => {
    expect(await fitOf('arrival', ['Fim'])).toBe(3.694)
    expect(await fitOf('arrival', ['Você chegou ao extremo', 'sul.'])).toBeGreaterThan(5.3)
  })
})
