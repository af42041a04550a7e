import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { MENU_ID } from '@/screens/frame/navigation.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { ROUTES } from '@/site/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/spec.ts'
import { headerTexts, labelsTexts } from 'virtual:texts'
import { LANGUAGES } from '../../support/languages.ts'
import { pass, renderApp, stopClock, watchScroll } from '../../support/render.tsx'

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: labelsTexts.mainNavigation })).getByRole('link', {
    name,
  })
const banner = () => within(screen.getByRole('banner'))
const brand = () => banner().getByRole('link', { name: /página inicial/ })
const menu = () => document.getElementById(MENU_ID)

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: labelsTexts.openMenu }))
  // It is rendered in a transition.
  await waitFor(() => expect(menu()).not.toBeNull())
}

it('A link to a section scrolls there once, 100 ms after the home page is shown', async () => {
  stopClock()
  renderApp(ROUTES.downloads.path)
  const { sections } = watchScroll()
  fireEvent.click(link(headerTexts.culture))
  expect(window.location.pathname).toBe(ROUTES.home.path)
  await pass(SCROLL_AFTER_NAVIGATION_MS - 1)
  expect(sections()).toEqual([])
  await pass(10_000)
  expect(sections()).toEqual([['cultura', { behavior: 'smooth' }]])
})

it('A link to a section scrolls nowhere once the home page is left again', async () => {
  stopClock()
  renderApp(ROUTES.downloads.path)
  const { sections } = watchScroll()
  fireEvent.click(link(headerTexts.culture))
  await pass(SCROLL_AFTER_NAVIGATION_MS - 1)
  fireEvent.click(link(headerTexts.downloads))
  fireEvent.click(brand())
  await pass(10_000)
  expect(sections()).toEqual([])
})

it('The languages are offered with their flags, each in its own words', async () => {
  renderApp()
  await userEvent.click(screen.getByRole('button', { name: /^PT/ }))
  const options = screen.getAllByRole('menuitemradio')
  expect(
    options.map((option) => [
      within(option).getByText(/\p{L}/u, { selector: '[lang]' }).textContent,
      option.querySelector('[lang]')?.getAttribute('lang'),
      option.querySelector('img')?.getAttribute('src'),
    ]),
  ).toEqual(LANGUAGES.map(({ label, value, flag }) => [label, value, flag]))
})

it('A page of the menu of a phone is an entry of the history, and closes the menu', async () => {
  renderApp()
  await openMenu()
  const entries = window.history.length
  await userEvent.click(within(menu()!).getByRole('link', { name: headerTexts.downloads }))
  expect(window.location.pathname).toBe(ROUTES.downloads.path)
  expect(link(headerTexts.downloads)).toHaveAttribute('aria-current', 'page')
  expect(window.history.length).toBe(entries + 1)
  expect(menu()).not.toHaveAttribute('open')
})

it('The menu of a phone goes where the window gets wide', async () => {
  const query = window.matchMedia(FROM_TWO_COLUMNS)
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media === FROM_TWO_COLUMNS ? query : matchMedia(media),
  )
  renderApp()
  await openMenu()
  act(() => {
    Object.assign(query, { matches: true })
    query.dispatchEvent(new Event('change'))
  })
  expect(menu()).not.toHaveAttribute('open')
})

it('The menu of a phone is closed by the brand', async () => {
  renderApp()
  await openMenu()
  await userEvent.click(within(menu()!).getByRole('link', { name: /página inicial/ }))
  expect(menu()).not.toHaveAttribute('open')
})
