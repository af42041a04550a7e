import { beforeEach, describe, expect, it, vi } from 'vitest'
import { exhaustStorage, forbidStorage } from '../broken-storage.ts'

const reload = vi.fn<() => void>()
const gone = () => Promise.reject(new TypeError('Failed to fetch'))

/** What the server answers when it is asked for the entry of the build that runs. */
function answerEntry(status: number): void {
  document.body.innerHTML = `<script type="text/plain" data-code='["/assets/index-1.js"]'></script>`
  vi.spyOn(window, 'fetch').mockImplementation(async (address, options) => {
    expect([address, options?.method]).toEqual(['/assets/index-1.js', 'HEAD'])
    return new Response(null, { status })
  })
}

/** A page as it has just been loaded. */
async function newPage() {
  vi.resetModules()
  return import('@/loading/load-or-reload.ts')
}

beforeEach(() => {
  reload.mockClear()
  answerEntry(404)
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

  it('is told of the reload, once', async () => {
    const { loadOrReload, takeReload } = await newPage()
    expect(takeReload()).toBe(false)
    void loadOrReload(gone)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    const { takeReload: again } = await newPage()
    expect([again(), again()]).toEqual([true, false])
  })

  it.each([200, 500])(
    'is left as it is while its build may still be served: HTTP %i',
    async (status) => {
      answerEntry(status)
      const { loadOrReload } = await newPage()
      await expect(loadOrReload(gone)).rejects.toThrow('Failed to fetch')
      expect(reload).not.toHaveBeenCalled()
    },
  )

  it('is left as it is while a mail is on its way', async () => {
    const { holdPage, loadOrReload } = await newPage()
    let answer: (text: string) => void = () => undefined
    const mail = holdPage(
      new Promise((resolve) => {
        answer = resolve
      }),
    )
    await expect(loadOrReload(gone)).rejects.toThrow('Failed to fetch')
    answer('OK')
    await expect(mail).resolves.toBe('OK')
    void loadOrReload(gone)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  })

  it('is reloaded without a word on arrival, where its build may be the same', async () => {
    const { reloadOnce } = await newPage()
    expect(reloadOnce()).toBe(true)
    const { takeReload } = await newPage()
    expect(takeReload()).toBe(false)
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
