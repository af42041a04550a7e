import { readStorage, writeStorage } from '@/browser/storage.ts'
import { DOWNLOAD_REQUESTS_PER_HOUR } from '@/site/constants.ts'

const KEY = 'guide-requests'
const HOUR_MS = 3_600_000

function recent(now: number): number[] {
  const times = (readStorage(KEY) ?? '').split(' ').map(Number)
  return times.filter((time) => time > now - HOUR_MS && time <= now)
}

/** Keeps one browser from flooding a stranger's inbox. */
export function mayRequest(now: number): boolean {
  return recent(now).length < DOWNLOAD_REQUESTS_PER_HOUR
}

export function countRequest(now: number): void {
  writeStorage(KEY, [...recent(now), now].join(' '))
}
