import { beforeEach, expect, it, vi } from 'vitest'
import { TOAST_REMOVE_DELAY_MS } from '@/site/spec.ts'
import { dismissToast, showNotice, showToast, toasts } from '@/ui/toast/toast-store.ts'

const text = (title: string) => ({ title, description: `${title}.` })
const titles = () => toasts.get().map(({ title }) => title)

function dismissNewest(): void {
  dismissToast(toasts.get()[0]?.id ?? '')
}

beforeEach(() => {
  vi.useFakeTimers()
})

it('A toast takes the place of the one before', () => {
  showToast(text('um'))
  showToast(text('dois'))
  expect(toasts.get()).toMatchObject([{ ...text('dois'), open: true, variant: 'default' }])
})

it('A toast is closed when dismissed, and removed after the delay, also when dismissed twice', () => {
  showToast(text('um'))
  dismissNewest()
  expect(toasts.get()[0]?.open).toBe(false)
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS - 1)
  expect(titles()).toEqual(['um'])
  dismissNewest()
  vi.advanceTimersByTime(1)
  expect(toasts.get()).toEqual([])
  expect(vi.getTimerCount()).toBe(0)
})

it('A toast is not removed in place of the one that followed it', () => {
  showToast(text('um'))
  dismissNewest()
  showToast(text('dois'))
  vi.advanceTimersByTime(TOAST_REMOVE_DELAY_MS)
  expect(titles()).toEqual(['dois'])
  expect(toasts.get()[0]?.open).toBe(true)
})

it('The notices are three at most, newest first, apart from the toasts', () => {
  showToast(text('toast'))
  for (const title of ['um', 'dois', 'três', 'quatro']) showNotice(text(title))
  expect(titles()).toEqual(['quatro', 'três', 'dois', 'toast'])
})

it('An open notice gives way to a new one before a closed one does', () => {
  for (const title of ['um', 'dois', 'três']) showNotice(text(title))
  dismissNewest()
  showNotice(text('quatro'))
  expect(titles()).toEqual(['quatro', 'dois', 'um'])
})
