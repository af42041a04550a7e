import { expect, it } from 'vitest'
import { measureHeadlines } from '../../headlines/headline-fits.ts'
import { measureName } from '../../headlines/name-fit.ts'

it('The designed headlines in the designed font stand as drawn', async () => {
  const fits = await measureHeadlines({
    culture: ['Quem somos nós'],
    services: ['Nossos Serviços'],
    courses: ['Nossos Cursos'],
    contact: ['Entre em Contato'],
    downloads: ['Materiais Gratuitos', 'para Download'],
    arrival: ['Você chegou', 'ao sul.'],
  })
  expect(Object.values(fits).map(({ fit }) => fit)).toEqual([
    8.912, 7.87, 5.866, 5.86, 8.206, 3.694,
  ])
  expect(fits['Nossos Serviços']?.bearing).toBe(0.088)
})

it('The designed brand is as wide in the hero as drawn', async () => {
  const austral = { fit: 3.72, lines: 1 }
  expect(await measureName('Austral')).toMatchObject({ narrow: austral, wide: austral })
})
