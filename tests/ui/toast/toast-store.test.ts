import { beforeEach, expect, it, vi } from 'vitest'
import { dismissToast, showNotice, showToast, toasts } from '@/ui/toast/toast-store.ts'

const text = (title: string) => ({ title, description: `${title}.` })
const titles = () => toasts.get().map(({ title }) => title)

function dismissNewest(): void {
  dismissToast(toasts.get()[0]?.id ?? '')
}

beforeEach(() => {
  vi.useFakeTimers()
})

it('A toast is closed when dismissed, and removed after the delay, also when dismissed twice', () => {
  showToast(text('um'))
  dismissNewest()
  expect(toasts.get()[0]?.open).toBe(false)
  vi.advanceTimersByTime(999_999)
  expect(titles()).toEqual(['um'])
  dismissNewest()
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('A toast takes the place of the one before, and is not removed in its place', () => {
  for (const title of ['um', 'dois']) showToast(text(title))
  expect(titles()).toEqual(['dois'])
  dismissNewest()
  showToast(text('três'))
  vi.advanceTimersByTime(1_000_000)
  expect(toasts.get()).toMatchObject([{ ...text('três'), open: true, variant: 'default' }])
})

it('The notices are three at most, newest first, apart from the toasts, and a closed one goes first', () => {
  showToast(text('toast'))
  for (const title of ['um', 'dois', 'três']) showNotice(text(title))
  dismissNewest()
  showNotice(text('quatro'))
  expect(titles()).toEqual(['quatro', 'dois', 'um', 'toast'])
  showNotice(text('cinco'))
  expect(titles()).toEqual(['cinco', 'quatro', 'dois', 'toast'])
})
