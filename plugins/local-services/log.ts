import { randomUUID } from 'node:crypto'

export type Entry<T> = T & {
  id: string
  /** ISO 8601. */
  receivedAt: string
}

export interface Log<T> {
  add: (entry: T) => void
  /** Newest first. */
  list: () => readonly Entry<T>[]
  clear: () => void
}

/** Keeps the newest entries in memory; they end with the server. */
export function createLog<T extends object>(capacity: number): Log<T> {
  let entries: readonly Entry<T>[] = []

  return {
    add: (entry) => {
      const kept = { id: randomUUID(), receivedAt: new Date().toISOString(), ...entry }
      entries = [kept, ...entries].slice(0, capacity)
    },
    list: () => entries,
    clear: () => {
      entries = []
    },
  }
}
