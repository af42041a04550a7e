import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadWhenStale, withoutReload } from '@/lib/reload-after-deploy.ts'
import { exhaustStorage, forbidStorage } from '../broken-storage.ts'

const reload = vi.fn<() => void>()

/** Code that the page asks for is gone. Says whether the page takes care of it. */
function loseCode(): boolean {
  const event = new Event('vite:preloadError', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeAll(reloadWhenStale)

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

describe('a page whose code is gone after a deploy', () => {
  it('is loaded anew, once in a visit', () => {
    expect(loseCode()).toBe(true)
    expect(reload).toHaveBeenCalledOnce()
    expect(loseCode()).toBe(false)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is left as it is where the failure is dealt with', async () => {
    const load = () => withoutReload(async () => loseCode())
    expect(await load()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it('is left as it is without a connection, where it would not come back', () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(loseCode()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['forbidden', forbidStorage],
    ['full', exhaustStorage],
  ])('is not loaded anew where storage is %s, as that might never end', (_how, breakStorage) => {
    breakStorage()
    expect(loseCode()).toBe(false)
    expect(reload).not.toHaveBeenCalled()
  })
})
