import { beforeEach, expect, it, vi } from 'vitest'
import { hostTime } from '@/browser/host-time.ts'
import { answerOfHost } from '../support/mail-service.ts'

const OWN = Date.UTC(2026, 10, 21, 12)
const HOST = OWN + 70 * 60_000

beforeEach(() => {
  vi.useFakeTimers({ now: OWN })
})

it.each<[what: string, answer: () => Response, time: number]>([
  ['of the host', () => answerOfHost(HOST), HOST],
  ['of the host by a cache that asked it', () => answerOfHost(HOST, { Age: '0' }), HOST],
  ['of the visitor where a cache answers', () => answerOfHost(HOST, { Age: '60' }), OWN],
  ['of the visitor where the host tells none', () => new Response(), OWN],
  [
    'of the visitor where nobody answers',
    () => {
      throw new TypeError('Failed to fetch')
    },
    OWN,
  ],
])('The time is that %s', async (_whose, answer, time) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await hostTime()).toBe(time)
})
