import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { leaveOverlayEntry, useCloseOnBack } from '@/ui/overlay/use-close-on-back.ts'

it('A page that was reloaded with an open menu leaves the entry of the menu, and no other', async () => {
  const back = vi.spyOn(window.history, 'back')
  leaveOverlayEntry()
  expect(back).not.toHaveBeenCalled()
  window.history.pushState({ overlay: true }, '')
  leaveOverlayEntry()
  await vi.waitFor(() => expect(window.history.state).toBeNull())
})

it('A dialog that is opened as soon as another is closed stays open until Back', async () => {
  const isInOverlay = () => Boolean(Reflect.get(Object(window.history.state), 'overlay'))
  const first = renderHook(() => useCloseOnBack(vi.fn<() => void>(), true))
  first.unmount()
  await Promise.resolve()
  const close = vi.fn<() => void>()
  renderHook(() => useCloseOnBack(close, true))
  await new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true })
  })
  expect([close.mock.calls.length, isInOverlay()]).toEqual([0, true])
  window.history.back()
  await vi.waitFor(() => expect(close).toHaveBeenCalledOnce())
})
