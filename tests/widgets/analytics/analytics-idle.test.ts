import { beforeEach, describe, expect, it, vi } from 'vitest'
import { afterLoad } from '@/widgets/analytics/analytics-idle.ts'

function setReadyState(state: DocumentReadyState): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(state)
}

describe('work put off', () => {
  const run = vi.fn<() => void>()

  beforeEach(() => {
    run.mockClear()
    vi.useFakeTimers()
  })

  it('waits for the page to load, and then for an idle moment', () => {
    const idle: IdleRequestCallback[] = []
    vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback))
    setReadyState('interactive')
    afterLoad(run)
    expect(idle).toHaveLength(0)

    window.dispatchEvent(new Event('load'))
    expect(idle).toHaveLength(1)
    expect(run).not.toHaveBeenCalled()

    idle[0]?.({ didTimeout: false, timeRemaining: () => 10 })
    window.dispatchEvent(new Event('load'))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('is done by a page that is never idle all the same', () => {
    const ask = vi.fn<typeof window.requestIdleCallback>()
    vi.stubGlobal('requestIdleCallback', ask)
    setReadyState('complete')
    afterLoad(run)
    expect(ask).toHaveBeenCalledWith(expect.any(Function), { timeout: 3000 })
  })

  it('waits a little where the browser cannot tell when it is idle', () => {
    setReadyState('complete')
    afterLoad(run)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(500)
    expect(run).toHaveBeenCalledTimes(1)
  })
})
