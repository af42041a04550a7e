import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Header } from '@/sections/header/header.tsx'
import { renderPiece } from '../../render.tsx'

const menu = vi.hoisted((): { label: string; path: string }[] => [])

vi.mock(import('@/sections/header/menu-pages.ts'), () => ({ menuPages: () => menu }))

it.each([
  [1, false],
  [2, false],
  [3, true],
  [12, true],
])('With %i pages beside its sections the header is crowded: %s', (count, crowded) => {
  menu.splice(0)
  for (let index = 0; index < count; index++)
    menu.push({ label: `Página ${index}`, path: `/pagina-${index}` })
  renderPiece(<Header />)
  expect(screen.getByRole('banner').hasAttribute('data-crowded')).toBe(crowded)
})
