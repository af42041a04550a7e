import { expect, it } from 'vitest'
import { createLog } from '../../../plugins/local-services/log.ts'

it('A log keeps the newest, each with an id and its time, until it is cleared', () => {
  const log = createLog<{ name: string }>(2)
  for (const name of ['first', 'second', 'third']) log.add({ name })
  const [third, second, ...others] = log.list()
  expect([third?.name, second?.name, others]).toEqual(['third', 'second', []])
  expect(third?.id).not.toBe(second?.id)
  expect(Date.now() - Date.parse(third?.receivedAt ?? '')).toBeLessThan(5000)
  log.clear()
  expect(log.list()).toEqual([])
})
