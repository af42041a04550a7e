/** The Cross's five stars by their Brazilian names. */
export const starNames = {
  gamma: 'Rubídea',
  beta: 'Mimosa',
  delta: 'Pálida',
  alpha: 'Magalhães',
  epsilon: 'Intrometida',
}
