import { randomUUID } from 'node:crypto'

const CAPACITY = 200

/** Where each conversation stands. The newest are kept in memory; they end with the server. */
export interface Sessions {
  /** Begins a conversation at a step and gives its id. */
  begin: (step: string) => string
  stepOf: (id: string) => string | undefined
  move: (id: string, step: string) => void
}

export function createSessions(): Sessions {
  const steps = new Map<string, string>()

  function put(id: string, step: string): void {
    // Last used, last out.
    steps.delete(id)
    steps.set(id, step)
    const [oldest] = steps.keys()
    if (steps.size > CAPACITY && oldest !== undefined) steps.delete(oldest)
  }

  return {
    begin: (step) => {
      const id = randomUUID()
      put(id, step)
      return id
    },
    stepOf: (id) => steps.get(id),
    move: put,
  }
}
