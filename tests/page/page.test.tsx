import { act, fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ROUTES } from '@/site/routes.ts'
import { downloadsTexts, headerTexts, heroTexts } from 'virtual:texts'
import { renderApp, watchScroll } from '../support/render.tsx'

const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
const findDownloads = () => findHeading(downloadsTexts.heading.join(' '))

it('Another page opens at its top at once, but the brand scrolls to the top of the home page smoothly', async () => {
  renderApp(ROUTES.home.path)
  await findHeading(heroTexts.title)
  const { places } = watchScroll()
  for (let times = 0; times < 2; times += 1) {
    const before = places().length
    fireEvent.click(screen.getByText(headerTexts.downloads))
    expect(await findDownloads()).toHaveFocus()
    expect(places().slice(before)).toContainEqual({ top: 0, behavior: 'instant' })
  }
  expect(places()).not.toContainEqual({ top: 0, behavior: 'smooth' })
  const [brand] = screen.getAllByLabelText(/página inicial/)
  fireEvent.click(brand ?? document.body)
  expect(await findHeading(heroTexts.title)).toHaveFocus()
  const entries = window.history.length
  fireEvent.click(brand ?? document.body)
  const top = { top: 0, behavior: 'smooth' }
  expect(places().slice(-2)).toEqual([top, top])
  expect(window.history.length).toBe(entries)
})

it('Back leaves scroll position and focus to the browser', async () => {
  renderApp(ROUTES.home.path)
  await findHeading(heroTexts.title)
  fireEvent.click(screen.getByText(headerTexts.downloads))
  await findDownloads()
  const { places } = watchScroll()
  act(() => window.history.back())
  expect(await findHeading(heroTexts.title)).not.toHaveFocus()
  expect(places()).toEqual([])
})
