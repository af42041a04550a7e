import { beforeEach, describe, expect, it, vi } from 'vitest'

const over = vi.fn<() => void>()

/** The module of a page that has just been loaded. */
async function newPage(readyState: DocumentReadyState = 'complete') {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue(readyState)
  vi.resetModules()
  return import('@/loading/when-idle.ts')
}

async function pass(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
}

beforeEach(() => {
  over.mockClear()
  vi.useFakeTimers()
  document.body.replaceChildren()
})

describe('the first use of a page', () => {
  it.each(['pointermove', 'pointerdown', 'touchstart', 'keydown', 'click', 'focusin', 'scroll'])(
    'is its first %s',
    async (sign) => {
      const { whenUsed } = await newPage()
      void whenUsed().then(over)
      await pass(60_000)
      expect(over).not.toHaveBeenCalled()
      window.dispatchEvent(new Event(sign))
      await pass(0)
      expect(over).toHaveBeenCalledOnce()
    },
  )

  it.each([
    ['scrolled', () => vi.stubGlobal('scrollY', 1)],
    ['focused', () => document.body.appendChild(document.createElement('input')).focus()],
  ])('is over where it was %s before the code came', async (_how, use) => {
    const { whenUsed } = await newPage()
    use()
    void whenUsed().then(over)
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
  })

  it('is over once for all, also for what asks later', async () => {
    const { needAllParts, whenUsed } = await newPage()
    void whenUsed()
    needAllParts()
    void whenUsed().then(over)
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
  })
})

describe('the first idle moment of a page', () => {
  it('comes after it has loaded', async () => {
    const { whenIdle } = await newPage('loading')
    void whenIdle().then(over)
    await pass(60_000)
    expect(over).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    await pass(200)
    expect(over).toHaveBeenCalledOnce()
  })

  it('is the browser’s to say, for no longer than three seconds', async () => {
    const request = vi.fn<(run: () => void, options: IdleRequestOptions) => void>()
    vi.stubGlobal('requestIdleCallback', request)
    const { whenIdle } = await newPage()
    void whenIdle().then(over)
    void whenIdle()
    expect(request).toHaveBeenCalledExactlyOnceWith(expect.any(Function), { timeout: 3000 })
    request.mock.calls[0]?.[0]()
    await pass(0)
    expect(over).toHaveBeenCalledOnce()
  })
})
