import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ThemeMenu } from '@/screens/frame/theme-menu.tsx'
import { renderPiece } from '../../support/render.tsx'

/** As a browser does, which leaves React no time between an event and the next. */
async function press(element: HTMLElement): Promise<void> {
  element.click()
  await Promise.resolve()
}

it('A theme is stored as it is chosen, and the next press opens its menu again', async () => {
  renderPiece(<ThemeMenu />)
  const trigger = screen.getByRole('button')
  // What React would leave for later is not done for it.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  await press(trigger)
  await press(screen.getByRole('menuitemradio', { name: 'Escuro' }))
  expect(localStorage.getItem('vite-ui-theme')).toBe('dark')
  expect(trigger).toHaveAttribute('aria-expanded', 'false')
  await press(trigger)
  expect(trigger).toHaveAttribute('aria-expanded', 'true')
})
