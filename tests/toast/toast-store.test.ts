import { beforeEach, describe, expect, it, vi } from 'vitest'
import { NOTICE_VISIBLE_LIMIT, TOAST_REMOVE_DELAY_MS } from '@/config/spec.ts'
import { dismissToast, getNoToasts, getToasts, notice, toast } from '@/toast/toast-store.ts'
import type { Channel } from '@/toast/toast-store.ts'

const text = (title: string) => ({ title, description: `${title}.` })
const titles = (channel: Channel) => getToasts()[channel].map(({ title }) => title)

function dismissNewest(channel: Channel): void {
  dismissToast(channel, getToasts()[channel][0]?.id ?? '')
}

beforeEach(() => {
  vi.useFakeTimers()
})

describe('a toast', () => {
  it('is open, of the default variant, with an id of its own', () => {
    toast(text('um'))
    expect(getToasts().primary).toEqual([
      { id: expect.any(String), ...text('um'), open: true, variant: 'default' },
    ])
    const [first] = getToasts().primary
    toast(text('dois'))
    expect(getToasts().primary[0]?.id).not.toBe(first?.id)
  })

  it('takes the place of the one before', () => {
    toast(text('um'))
    toast(text('dois'))
    expect(titles('primary')).toEqual(['dois'])
  })

  it('is closed when dismissed, and removed after the delay', () => {
    toast(text('um'))
    dismissNewest('primary')
    expect(getToasts().primary[0]?.open).toBe(false)
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
    expect(titles('primary')).toEqual(['um'])
    vi.advanceTimersByTime(1)
    expect(getToasts()).toEqual(getNoToasts())
  })

  it('is removed on time when it is dismissed twice', () => {
    toast(text('um'))
    dismissNewest('primary')
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2)
    dismissNewest('primary')
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS / 2)
    expect(titles('primary')).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })

  it('is not removed in place of the one that followed it', () => {
    toast(text('um'))
    dismissNewest('primary')
    toast(text('dois'))
    vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
    expect(titles('primary')).toEqual(['dois'])
    expect(getToasts().primary[0]?.open).toBe(true)
  })
})

describe('the small notices', () => {
  it('are three at most, newest first, apart from the toasts', () => {
    toast(text('toast'))
    for (const title of ['um', 'dois', 'três', 'quatro']) notice(text(title))
    expect(titles('secondary')).toEqual(['quatro', 'três', 'dois'])
    expect(titles('secondary')).toHaveLength(NOTICE_VISIBLE_LIMIT)
    expect(titles('primary')).toEqual(['toast'])
  })

  it('give way to a new one only while they are open', () => {
    for (const title of ['um', 'dois', 'três']) notice(text(title))
    dismissNewest('secondary')
    notice(text('quatro'))
    expect(titles('secondary')).toEqual(['quatro', 'dois', 'um'])
  })
})
