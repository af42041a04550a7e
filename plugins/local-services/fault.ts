export const FAULT_KINDS = ['400', '429', '500', 'hang', 'drop'] as const

/** `hang`: never answered. `drop`: the connection is cut. A number: answered with that status. */
export type FaultKind = (typeof FAULT_KINDS)[number]

export function isFaultKind(value: unknown): value is FaultKind {
  return FAULT_KINDS.some((kind) => kind === value)
}

/** Holds at most one fault, for the next send and for that one alone. */
export interface FaultOrder {
  pending: () => FaultKind | null
  place: (kind: FaultKind) => void
  cancel: () => void
  /** The pending fault, which is then spent. */
  take: () => FaultKind | null
}

export function createFaultOrder(): FaultOrder {
  let fault: FaultKind | null = null

  return {
    pending: () => fault,
    place: (kind) => {
      fault = kind
    },
    cancel: () => {
      fault = null
    },
    take: () => {
      const taken = fault
      fault = null
      return taken
    },
  }
}
