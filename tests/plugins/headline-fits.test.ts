// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { headlineFits } from '../../plugins/headline-fits.ts'

describe('the fits of headlines', () => {
  it('are those of the styles for the designed words', async () => {
    expect(
      await headlineFits({ culture: ['Quem somos nós'], contact: ['Entre em Contato'] }),
    ).toEqual({})
  })

  it('close other words on the same measure', async () => {
    const { culture = 0 } = await headlineFits({ culture: ['Quem somos nós hoje em dia'] })
    expect(culture).toBeGreaterThan(1.5 * 8.91)
    const { downloads } = await headlineFits({ downloads: ['Materiais Gratuitos', 'em PDF'] })
    expect(downloads).toBe(8.25)
  })

  it('let few letters be no larger than the largest by design', async () => {
    expect(await headlineFits({ courses: ['Aulas'], services: ['服务'] })).toEqual({
      courses: 5.858,
      services: 7.2,
    })
  })

  it('make the last words smaller where they are longer, and never larger', async () => {
    expect(await headlineFits({ arrival: ['Fim'] })).toEqual({})
    const { arrival = 1 } = await headlineFits({ arrival: ['Você chegou ao extremo', 'sul.'] })
    expect(arrival).toBeLessThan(0.7)
  })
})
