import { describe, expect, it, vi } from 'vitest'
import { hasLocalAnalytics } from '@/widgets/analytics/analytics-local.ts'

function servedWith(...names: string[]): void {
  const serverTiming = names.map((name) => ({ name, duration: 0, description: '' }))
  const getEntriesByType = () => [{ entryType: 'navigation', serverTiming }]
  vi.stubGlobal('performance', { getEntriesByType })
}

describe('the local stand-in', () => {
  it('is there where the server says so', () => {
    servedWith('cache', 'local-analytics')
    expect(hasLocalAnalytics()).toBe(true)
  })

  it('is not where the server says something else, or nothing', () => {
    servedWith('cache')
    expect(hasLocalAnalytics()).toBe(false)
    servedWith()
    expect(hasLocalAnalytics()).toBe(false)
  })

  it('is not where the browser tells nothing of the server', () => {
    vi.stubGlobal('performance', { getEntriesByType: () => [{ entryType: 'navigation' }] })
    expect(hasLocalAnalytics()).toBe(false)
    vi.stubGlobal('performance', {})
    expect(hasLocalAnalytics()).toBe(false)
  })
})
