import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyWhenIdle } from '@/lib/lazy-when-idle.tsx'
import { pass, stopClock } from '../clock.ts'

const load = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>parte</p>)

function renderPart() {
  const Part = lazyWhenIdle(load)
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
}

beforeEach(() => {
  load.mockClear()
  stopClock()
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
})

describe('a part that is loaded lazily', () => {
  it('comes at once where nothing was prerendered', async () => {
    document.body.innerHTML = '<div id="root"></div>'
    renderPart()
    await pass(0)
    expect(screen.getByText('parte')).toBeVisible()
  })

  it('waits for the page that was prerendered', async () => {
    document.body.innerHTML = '<div id="root"><p>já está aqui</p></div>'
    renderPart()
    await pass(0)
    expect(load).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('load'))
    await pass(0)
    expect(screen.getByText('parte')).toBeVisible()
  })
})
