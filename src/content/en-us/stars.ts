import type { starNames as Names } from '../pt-br/stars.ts'

/** The Cross's five stars by their names in the catalog of the International Astronomical Union. */
export const starNames: typeof Names = {
  lang: 'en-US',
  constellation: 'Southern Cross',
  gamma: 'Gacrux',
  beta: 'Mimosa',
  delta: 'Imai',
  alpha: 'Acrux',
  epsilon: 'Ginan',
}
