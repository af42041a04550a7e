import { expect, it } from 'vitest'
import { measureTitle } from '../../plugins/headlines/brand-title.ts'
import { measureHeadlines } from '../../plugins/headlines/headline-fits.ts'

it('The designed headlines in the designed font stand as drawn', async () => {
  const drawn = {
    culture: ['Quem somos nós'],
    services: ['Nossos Serviços'],
    courses: ['Nossos Cursos'],
    contact: ['Entre em Contato'],
    downloads: ['Materiais Gratuitos', 'para Download'],
    arrival: ['Você chegou', 'ao sul.'],
  }
  expect(await measureHeadlines(drawn)).toEqual({})
  expect(await measureHeadlines({ downloads: ['Materiais Gratuitos', 'em PDF'] })).toEqual({})
})

it('The designed brand is as wide in the hero as drawn', async () => {
  const austral = { fit: 3.72, lines: 1 }
  expect(await measureTitle('Austral')).toMatchObject({ narrow: austral, wide: austral })
})
