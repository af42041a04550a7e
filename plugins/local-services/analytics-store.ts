import { randomUUID } from 'node:crypto'
import type { Collected } from './analytics-payload.ts'

const CAPACITY = 500

/** What the collector received in one request. */
export interface Hit extends Collected {
  id: string
  /** ISO 8601. */
  receivedAt: string
  /** The request's Referer header: what a collector learns besides the body. */
  refererHeader: string
}

export interface AnalyticsStore {
  add: (collected: Collected, refererHeader: string, now: Date) => Hit
  /** Newest first. */
  list: () => readonly Hit[]
  clear: () => void
}

/** Keeps the newest hits in memory; they end with the server. */
export function createAnalyticsStore(): AnalyticsStore {
  let hits: readonly Hit[] = []

  return {
    add: (collected, refererHeader, now) => {
      const hit = { id: randomUUID(), receivedAt: now.toISOString(), refererHeader, ...collected }
      hits = [hit, ...hits].slice(0, CAPACITY)
      return hit
    },
    list: () => hits,
    clear: () => {
      hits = []
    },
  }
}
