import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SECTION_IDS } from '@/config/routes.ts'
import { dictionary } from '@/content/pt-br/dictionary.ts'
import { Header } from '@/sections/header/header.tsx'
import { renderPiece } from '../../render.tsx'
import { PagePlaces } from './navigation-page.tsx'

const seen = new Set<Element>()
let tell: (id: string, isIntersecting: boolean) => void

class WatchedObserver {
  constructor(report: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
    tell = (id, isIntersecting) => {
      for (const target of seen) if (target.id === id) report([{ target, isIntersecting }])
    }
  }
  observe(target: Element): void {
    seen.add(target)
  }
  disconnect(): void {
    seen.clear()
  }
}

function renderHeader(path: string): void {
  vi.stubGlobal('IntersectionObserver', WatchedObserver)
  renderPiece(
    <PagePlaces>
      <Header />
    </PagePlaces>,
    path,
  )
}

const marked = () =>
  within(screen.getByRole('navigation', { name: dictionary.labels.mainNavigation }))
    .queryAllByRole('link', { current: 'location' })
    .map(({ textContent }) => textContent)

it('marks the section in view, and none where none is', () => {
  renderHeader('/')
  expect(marked()).toEqual([])
  act(() => tell(SECTION_IDS.services, true))
  expect(marked()).toEqual([dictionary.header.services])
  // The next section may be told of before the one that is left.
  act(() => {
    tell(SECTION_IDS.courses, true)
    tell(SECTION_IDS.services, false)
  })
  expect(marked()).toEqual([dictionary.header.courses])
  act(() => tell(SECTION_IDS.courses, false))
  expect(marked()).toEqual([])
})

it('watches the home page alone', () => {
  renderHeader('/downloads')
  expect(seen.size).toBe(0)
})
