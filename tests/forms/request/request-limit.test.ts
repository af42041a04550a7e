import { expect, it } from 'vitest'
import { writeStorage } from '@/browser/storage.ts'
import { countRequest, mayRequest, REQUESTS_PER_HOUR } from '@/forms/request/request-limit.ts'

const NOW = Date.UTC(2026, 10, 22, 12)
const HOUR_MS = 3_600_000

function countAll(now: number): void {
  for (let count = 0; count < REQUESTS_PER_HOUR; count += 1) countRequest(now)
}

it('The limit of requests is reached by the allowed number, and holds for an hour', () => {
  expect(mayRequest(NOW)).toBe(true)
  countAll(NOW)
  expect(mayRequest(NOW)).toBe(false)
  expect(mayRequest(NOW + HOUR_MS - 1)).toBe(false)
  expect(mayRequest(NOW + HOUR_MS)).toBe(true)
})

it('The limit of requests ignores times in the future and foreign entries', () => {
  countAll(NOW)
  expect(mayRequest(NOW - 1)).toBe(true)
  writeStorage('guide-requests', '[1,2] NaN x')
  expect(mayRequest(NOW)).toBe(true)
})
