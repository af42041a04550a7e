import { beforeEach, describe, expect, it, vi } from 'vitest'
import { whenIdle } from '@/lib/when-idle.ts'

/** Whether the wait is over by now. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  let over = false
  void wait.then(() => {
    over = true
  })
  await vi.advanceTimersByTimeAsync(0)
  return over
}

function stubLoading(): void {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('waiting for a quiet moment', () => {
  it('ends soon on a page that has loaded', async () => {
    expect(await isOver(whenIdle())).toBe(true)
  })

  it('begins when the page has loaded', async () => {
    stubLoading()
    const wait = whenIdle()
    expect(await isOver(wait)).toBe(false)
    window.dispatchEvent(new Event('load'))
    expect(await isOver(wait)).toBe(true)
  })

  it('asks the browser where that can tell, for no longer than two seconds', async () => {
    const request = vi.fn<(run: () => void, options: IdleRequestOptions) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    const wait = whenIdle()
    expect(await isOver(wait)).toBe(false)
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 2000 })
    request.mock.calls[0]?.[0]()
    expect(await isOver(wait)).toBe(true)
  })

  it.each(['pointerdown', 'pointermove', 'keydown', 'touchstart', 'scroll'])(
    'ends with the first %s',
    async (sign) => {
      stubLoading()
      const wait = whenIdle()
      window.dispatchEvent(new Event(sign))
      expect(await isOver(wait)).toBe(true)
    },
  )
})
