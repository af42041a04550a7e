import { describe, expect, it, vi } from 'vitest'
import { randomUuid } from '@/forms/request/uuid.ts'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

describe('a random UUID', () => {
  it('has the form of version 4 and is never the same', () => {
    const uuids = Array.from({ length: 10_000 }, randomUuid)
    expect(uuids.filter((uuid) => !VERSION_4.test(uuid))).toEqual([])
    expect(new Set(uuids).size).toBe(uuids.length)
  })

  it.each([0x00, 0xff])('has the form of version 4 when every byte is %i', (byte) => {
    vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      if (array instanceof Uint8Array) array.fill(byte)
      return array
    })
    expect(randomUuid()).toMatch(VERSION_4)
  })
})
