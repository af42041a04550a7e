import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp, watchScroll } from '../support/render.tsx'

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

it('Another page opens at its top at once, but the brand scrolls to the top of the home page smoothly', async () => {
  renderApp()
  await findHeading('Austral')
  const { places } = watchScroll()
  for (let times = 0; times < 2; times += 1) {
    const before = places().length
    fireEvent.click(screen.getByText('Downloads'))
    expect(await findHeading('Materiais Gratuitos para Download')).toHaveFocus()
    expect(screen.getByText('Downloads')).toHaveAttribute('aria-current', 'page')
    expect(places().slice(before)).toContainEqual({ top: 0, behavior: 'instant' })
  }
  expect(places()).not.toContainEqual({ top: 0, behavior: 'smooth' })
  const [brand] = screen.getAllByLabelText(/página inicial/)
  fireEvent.click(brand ?? document.body)
  expect(await findHeading('Austral')).toHaveFocus()
  const entries = window.history.length
  fireEvent.click(brand ?? document.body)
  const top = { top: 0, behavior: 'smooth' }
  expect(places().slice(-2)).toEqual([top, top])
  expect(window.history.length).toBe(entries)
})
