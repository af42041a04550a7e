import { expect, it } from 'vitest'
import { randomUuid } from '@/forms/request/random-uuid.ts'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

it('A random UUID has the form of version 4 and is never the same', () => {
  const uuids = Array.from({ length: 10_000 }, randomUuid)
  expect(uuids.filter((uuid) => !VERSION_4.test(uuid))).toEqual([])
  expect(new Set(uuids).size).toBe(uuids.length)
})
