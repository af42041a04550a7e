import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exhaustStorage, forbidStorage } from '../broken-storage.ts'

const reload = vi.fn<() => void>()
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

/** A page as it has just been loaded. */
async function newPage() {
  vi.resetModules()
  return import('@/loading/load-or-reload.ts')
}

beforeEach(() => {
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})

describe('a page whose code is gone after a deploy', () => {
  it('is reloaded once in a visit, and says nothing of the failure meanwhile', async () => {
    const { loadOrReload, isReloading } = await newPage()
    const told = vi.fn<() => void>()
    void loadOrReload(gone).then(told, told)
    void loadOrReload(gone).then(told, told)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(isReloading()).toBe(true)
    expect(told).not.toHaveBeenCalled()

    const { loadOrReload: again } = await newPage()
    await expect(again(gone)).rejects.toThrow('Failed to fetch')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is left as it is without a connection, where it would not come back', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const { loadOrReload } = await newPage()
    await expect(loadOrReload(gone)).rejects.toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
  })

  it.each([
    ['forbidden', forbidStorage],
    ['full', exhaustStorage],
  ])('is not reloaded where storage is %s, as that might never end', async (_how, breakStorage) => {
    breakStorage()
    const { loadOrReload } = await newPage()
    await expect(loadOrReload(gone)).rejects.toThrow('Failed to fetch')
    expect(reload).not.toHaveBeenCalled()
  })
})
