import { describe, expect, it } from 'vitest'
import { createRateLimit } from '../../../plugins/local-services/rate-limit.ts'

describe('the rate limit', () => {
  it('allows one request of each client in the window', () => {
    const allows = createRateLimit(1000)
    expect(allows('a', 5000)).toBe(true)
    expect(allows('a', 5999)).toBe(false)
    expect(allows('b', 5999)).toBe(true)
    expect(allows('a', 6000)).toBe(true)
  })

  it('allows everything when the window is zero', () => {
    const allows = createRateLimit(0)
    expect([allows('a', 1), allows('a', 1)]).toEqual([true, true])
  })
})
