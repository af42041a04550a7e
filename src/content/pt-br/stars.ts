import { DEFAULT_LANGUAGE } from '../../config/languages.ts'
/** The Cross's five stars by their Brazilian names. */
export const starNames = {
  lang: DEFAULT_LANGUAGE,
  constellation: 'Cruzeiro do Sul',
  gamma: 'Rubídea',
  beta: 'Mimosa',
  delta: 'Pálida',
  alpha: 'Magalhães',
  epsilon: 'Intrometida',
}
