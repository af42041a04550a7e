import { INPUTS } from '../numbers/ia.mjs'
import { formula, input, sheet, workbook } from '../workbook.mjs'

export default workbook([
  sheet('Passos', {
    title: 'Quantas vezes o caminho inteiro dá certo',
    intro: 'Troque o que está em fundo claro; o resto se refaz.',
    rows: [
      input('acertoPorPasso', 'Acerto de cada passo', INPUTS.acertoPorPasso.value, '0%'),
      input('passos', 'Passos seguidos', 10),
      formula(
        'acertoDoCaminho',
        'Acerto do caminho inteiro',
        '{acertoPorPasso} ^ {passos}',
        '0.0%',
      ),
    ],
  }),
])
