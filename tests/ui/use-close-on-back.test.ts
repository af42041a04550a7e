import { expect, it, vi } from 'vitest'
import { leaveOverlayEntry } from '@/ui/use-close-on-back.ts'

it('A page that was reloaded with an open menu leaves the entry of the menu, and no other', async () => {
  const back = vi.spyOn(window.history, 'back')
  leaveOverlayEntry()
  expect(back).not.toHaveBeenCalled()
  window.history.pushState({ overlay: true }, '')
  leaveOverlayEntry()
  await vi.waitFor(() => expect(window.history.state).toBeNull())
})
