import { readStorage, writeStorage } from '@/browser/storage.ts'

export const REQUESTS_PER_HOUR = 6

const KEY = 'guide-requests'
const HOUR_MS = 3_600_000

function recentRequests(now: number): number[] {
  const times = (readStorage(KEY) ?? '').split(' ').map(Number)
  return times.filter((time) => time > now - HOUR_MS && time <= now)
}

/** Keeps one browser from flooding a stranger's inbox. */
export function mayRequest(now: number): boolean {
  return recentRequests(now).length < REQUESTS_PER_HOUR
}

export function countRequest(now: number): void {
  writeStorage(KEY, [...recentRequests(now), now].join(' '))
}
