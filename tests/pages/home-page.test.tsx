import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SECTION_IDS } from '@/config/routes.ts'
import { HOME_HEADING } from '../home-heading.ts'
import { renderApp } from '../render.tsx'
import { watchScroll } from '../sections/header/navigation-page.tsx'

// As on a slow connection: what follows the hero comes late.
const connection = vi.hoisted(() => {
  let deliver = () => undefined as void
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  return { deliver, delivered }
})
vi.mock(import('@/pages/home-below-hero.tsx'), async (importOriginal) => {
  await connection.delivered
  return importOriginal()
})

describe('a section that is opened directly', () => {
  it('is gone to also when it is loaded late', async () => {
    const { sections } = watchScroll()
    renderApp(`/#${SECTION_IDS.contact}`)
    await screen.findByRole('heading', { level: 1, name: HOME_HEADING })
    expect(sections()).toEqual([])
    connection.deliver()
    await waitFor(() => {
      expect(sections().map(([id]) => id)).toContain(SECTION_IDS.contact)
    })
  })
})
