import { act, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Header } from '@/screens/frame/header.tsx'
import { NAVIGATION } from '@/screens/frame/navigation.ts'
import { renderPiece } from '../../render.tsx'
import { PagePlaces } from './navigation-page.tsx'
import { headerTexts, labelsTexts } from 'virtual:texts'

const [former, next = former] = NAVIGATION
if (!former || !next) throw new Error('The home page has no section')
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
  act(() => tell(former.section, true))
  expect(marked()).toEqual([headerTexts[former.label]])
  // The next section may be told of before the one that is left.
  act(() => {
    tell(next.section, true)
    tell(former.section, false)
  })
  expect(marked()).toEqual([headerTexts[next.label]])
  act(() => tell(next.section, false))
  expect(marked()).toEqual([])
})

it('watches the home page alone', () => {
  renderHeader('/downloads')
  expect(seen.size).toBe(0)
})
