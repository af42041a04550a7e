import { randomUUID } from 'node:crypto'

const CAPACITY = 500

export type Entry<T> = T & { id: string; receivedAt: Date }

/** The newest entries, first the last one, in memory: they end with the server. */
export class Log<T> {
  entries: readonly Entry<T>[] = []

  add(entry: T): void {
    const kept = { ...entry, id: randomUUID(), receivedAt: new Date() }
    this.entries = [kept, ...this.entries].slice(0, CAPACITY)
  }
}
