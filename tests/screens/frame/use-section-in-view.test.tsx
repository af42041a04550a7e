import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SECTION_IDS } from '@/site/routes.ts'
import { Header } from '@/screens/frame/header.tsx'
import { renderPiece } from '../../render.tsx'
import { PagePlaces } from './navigation-page.tsx'
import { headerTexts, labelsTexts } from 'virtual:texts'

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
  within(screen.getByRole('navigation', { name: labelsTexts.mainNavigation }))
    .queryAllByRole('link', { current: 'location' })
    .map(({ textContent }) => textContent)

it('marks the section in view, and none where none is', () => {
  renderHeader('/')
  expect(marked()).toEqual([])
  act(() => tell(SECTION_IDS.services, true))
  expect(marked()).toEqual([headerTexts.services])
  // The next section may be told of before the one that is left.
  act(() => {
    tell(SECTION_IDS.courses, true)
    tell(SECTION_IDS.services, false)
  })
  expect(marked()).toEqual([headerTexts.courses])
  act(() => tell(SECTION_IDS.courses, false))
  expect(marked()).toEqual([])
})

it('watches the home page alone', () => {
  renderHeader('/downloads')
  expect(seen.size).toBe(0)
})
