import { act, render, screen } from '@testing-library/react'
import type { ComponentProps, ComponentType } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { TOAST_DURATION_MS } from '@/config/spec.ts'
import type { Toaster } from '@/toast/toaster.tsx'
import { LazyToaster } from '@/toast/lazy-toaster.tsx'
import { toast, toasts } from '@/toast/toast-store.ts'
import { pass, stopClock } from '../clock.ts'

let gone = true

vi.mock('@/toast/toaster.tsx', () => ({
  get Toaster(): ComponentType<ComponentProps<typeof Toaster>> {
    if (gone) throw new TypeError('Failed to fetch')
    return ({ toasts: [newest] }) => <p role="status">{newest?.title}</p>
  },
}))

beforeEach(() => {
  stopClock()
  // React names what broke in the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('A toast whose code is gone is said all the same, and the code asked for again with the next', async () => {
  render(<LazyToaster />)
  await act(async () => toast({ title: 'Enviada', description: 'Até logo.' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Enviada Até logo.')
  await pass(TOAST_DURATION_MS - 1)
  expect(screen.getByRole('alert')).toBeVisible()
  await pass(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(toasts.get()).toEqual([])

  gone = false
  await act(async () => toast({ title: 'Outra', description: 'Enfim.' }))
  expect(screen.getByRole('status')).toHaveTextContent('Outra')
})
