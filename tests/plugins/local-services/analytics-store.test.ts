// @vitest-environment node
import { expect, it } from 'vitest'
import { createAnalyticsStore } from '../../../plugins/local-services/analytics-store.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

function collected(url: string) {
  return { type: 'event', payload: { website: 'local', url } } as const
}

it('keeps what came and when, newest first', () => {
  const store = createAnalyticsStore()
  const first = store.add(collected('/'), 'http://localhost/', NOW)
  const second = store.add(collected('/downloads'), '', NOW)
  expect(store.list()).toEqual([second, first])
  expect(first).toMatchObject({
    receivedAt: '2026-11-21T12:00:00.000Z',
    refererHeader: 'http://localhost/',
    ...collected('/'),
  })
  expect(first.id).not.toBe(second.id)
})

it('keeps the newest five hundred', () => {
  const store = createAnalyticsStore()
  for (let count = 1; count <= 501; count += 1) store.add(collected(`/${count}`), '', NOW)
  expect(store.list()).toHaveLength(500)
  expect(store.list().at(-1)?.payload['url']).toBe('/2')
})

it('can be emptied', () => {
  const store = createAnalyticsStore()
  store.add(collected('/'), '', NOW)
  store.clear()
  expect(store.list()).toEqual([])
})
