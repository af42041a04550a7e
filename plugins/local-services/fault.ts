/**
 * `hang`: never answered. `drop`: the connection is cut. A number: answered with that status. Each
 * with its words in the inbox.
 */
export const FAULTS = {
  '400': 'Erro 400',
  '429': 'Erro 429',
  '500': 'Erro 500',
  hang: 'Sem resposta',
  drop: 'Conexão cortada',
} as const

export type FaultKind = keyof typeof FAULTS

export function isFaultKind(value: unknown): value is FaultKind {
  return typeof value === 'string' && Object.hasOwn(FAULTS, value)
}

/** The fault that waits for the next send, and for that one alone. */
export interface FaultOrder {
  kind: FaultKind | null
}
