import { group, line } from './kinds.ts'

export const STARS = group('Estrelas', {
  constellation: line('Constelação'),
  south: line('Como ela acha o sul'),
  gamma: line('Gama'),
  beta: line('Beta'),
  delta: line('Delta'),
  alpha: line('Alfa'),
  epsilon: line('Épsilon'),
})
