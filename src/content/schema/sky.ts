import { group, line } from './fields.ts'

export const STARS = group('Estrelas', {
  gamma: line('Gama'),
  beta: line('Beta'),
  delta: line('Delta'),
  alpha: line('Alfa'),
  epsilon: line('Épsilon'),
})
