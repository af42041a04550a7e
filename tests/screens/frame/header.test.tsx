import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Header } from '@/screens/frame/header.tsx'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { LANGUAGES } from '../../support/example-texts.ts'
import { pass, renderApp, renderPiece, stopClock, watchScroll } from '../../support/render.tsx'

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: 'Principal' })).getByRole('link', { name })
const brand = () => within(screen.getByRole('banner')).getByRole('link', { name: /página inicial/ })

async function openMenu(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Abrir menu' }))
  return screen.findByRole('dialog', { name: 'Principal' })
}

it('A link to a section scrolls there once, 100 ms after the home page is shown', async () => {
  stopClock()
  renderApp('/downloads')
  const { sections } = watchScroll()
  fireEvent.click(link('Cultura'))
  expect(window.location.pathname).toBe('/')
  await pass(99)
  expect(sections()).toEqual([])
  await pass(1)
  expect(sections()).toEqual([['cultura', { behavior: 'smooth' }]])
  await pass(10_000)
  expect(sections()).toHaveLength(1)
})

it('A link to a section scrolls nowhere once the home page is left again', async () => {
  stopClock()
  renderApp('/downloads')
  const { sections } = watchScroll()
  fireEvent.click(link('Cultura'))
  await pass(99)
  fireEvent.click(link('Downloads'))
  fireEvent.click(brand())
  await pass(10_000)
  expect(sections()).toEqual([])
})

it('The languages are offered with their flags, each in its own words', async () => {
  renderPiece(<Header />)
  await userEvent.click(screen.getByRole('button', { name: /^PT/ }))
  const options = screen.getAllByRole('menuitemradio').map((option) => {
    const words = within(option).getByText(/\p{L}/u, { selector: '[lang]' })
    return [words.textContent, words.lang, option.querySelector('img')?.getAttribute('src')]
  })
  expect(options).toEqual(LANGUAGES.map(({ label, value, flag }) => [label, value, flag]))
})

it.each([
  ['Downloads', '/downloads', 1],
  [/página inicial/, '/', 0],
])('In the menu of a phone "%s" leads to %s and closes it', async (name, path, entries) => {
  renderPiece(<Header />)
  const menu = await openMenu()
  const before = window.history.length
  await userEvent.click(within(menu).getByRole('link', { name }))
  expect(window.location.pathname).toBe(path)
  expect(menu).not.toHaveAttribute('open')
  expect(window.history.length).toBe(before + entries)
})

it('The menu of a phone goes where the window gets wide', async () => {
  const query = window.matchMedia(FROM_TWO_COLUMNS)
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media === FROM_TWO_COLUMNS ? query : matchMedia(media),
  )
  renderPiece(<Header />)
  const menu = await openMenu()
  act(() => {
    Object.assign(query, { matches: true })
    query.dispatchEvent(new Event('change'))
  })
  expect(menu).not.toHaveAttribute('open')
})
