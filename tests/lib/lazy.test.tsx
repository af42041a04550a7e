import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { lazy } from '@/loading/lazy.tsx'
import { loadOrReload } from '@/loading/load-or-reload.ts'

vi.mock(import('@/loading/load-or-reload.ts'), { spy: true })

function renderPart(wait: () => Promise<void>) {
  const Part = lazy(() => Promise.resolve(() => <p>parte</p>), wait)
  render(
    <Suspense fallback="aguarde">
      <Part />
    </Suspense>,
  )
  return act(async () => Promise.resolve())
}

it('comes at once where nothing was prerendered', async () => {
  document.body.innerHTML = '<div id="root"><!-- app --></div>'
  await renderPart(() => new Promise(() => undefined))
  expect(screen.getByText('parte')).toBeVisible()
})

it('waits where its place was prerendered', async () => {
  document.body.innerHTML = '<div id="root"><p>já está aqui</p></div>'
  let come: () => void = () => undefined
  await renderPart(
    () =>
      new Promise((resolve) => {
        come = resolve
      }),
  )
  expect(screen.getByText('aguarde')).toBeVisible()
  come()
  expect(await screen.findByText('parte')).toBeVisible()
})

it('says nothing of a failure while the page is being reloaded', async () => {
  vi.mocked(loadOrReload).mockReturnValueOnce(new Promise<never>(() => undefined))
  await renderPart(() => Promise.resolve())
  expect(screen.getByText('aguarde')).toBeVisible()
})
