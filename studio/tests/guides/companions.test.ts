import { expect, it } from 'vitest'
import { companionsOf } from '../../guides/companions.ts'

it('A cover has the sample page and the workbook of its name beside it', () => {
  expect(companionsOf('/pdfs/ia-capa.jpg', () => true)).toEqual({
    samplePage: '/pdfs/ia-pagina.jpg',
    workbook: '/pdfs/ia-planilha.xlsx',
  })
  expect(companionsOf('/pdfs/ia-capa.jpg', () => false)).toEqual({})
})

it.each(['/pdfs/capa.jpg', '/pdfs/guia.jpg', '/pdfs/guia-capa.png'])(
  'The cover %s is no sample page and no workbook',
  (cover) => {
    expect(companionsOf(cover, () => true)).toEqual({})
  },
)
