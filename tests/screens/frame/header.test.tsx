import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { useScrollToTarget } from '@/page/use-scroll-to-target.ts'
import { Header } from '@/screens/frame/header.tsx'
import { MENU_ID, MENU_SECTIONS } from '@/screens/frame/navigation.ts'
import { FROM_TWO_COLUMNS } from '@/site/breakpoints.ts'
import { LANGUAGES } from '@/site/languages.ts'
import { ROUTES, SECTION_IDS } from '@/site/routes.ts'
import { SCROLL_AFTER_NAVIGATION_MS } from '@/site/spec.ts'
import { headerTexts, heroTexts, labelsTexts } from 'virtual:texts'
import { HAS_OTHER_LANGUAGE } from '../../support/other-language.ts'
import { pass, stopClock, renderPiece, watchScroll } from '../../support/render.tsx'

const header = headerTexts
const labels = labelsTexts
const [first, next = first] = MENU_SECTIONS.map(({ id, name }) => ({
  section: id,
  label: header[name],
}))
if (!first || !next) throw new Error('The home page has no section')

function Places() {
  const page = useRef<HTMLElement>(null)
  useScrollToTarget(page)
  return (
    <main ref={page}>
      {Object.values(SECTION_IDS).map((id) => (
        <section key={id} id={id} />
      ))}
    </main>
  )
}

/** The sections of a page, empty, for navigation to scroll to and menus to cover. */
function PagePlaces({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <Places key={useLocation().pathname} />
    </>
  )
}

function renderHeader(path: string = ROUTES.home.path) {
  renderPiece(
    <PagePlaces>
      <Header />
    </PagePlaces>,
    path,
  )
}

const link = (name: string) =>
  within(screen.getByRole('navigation', { name: labelsTexts.mainNavigation })).getByRole('link', {
    name,
  })
const brand = () => screen.getByRole('link', { name: /página inicial/ })
const menu = () => document.getElementById(MENU_ID)

async function openMenu() {
  await userEvent.click(screen.getByRole('button', { name: labels.openMenu }))
  // It is rendered in a transition.
  await waitFor(() => expect(menu()).not.toBeNull())
}

it('A link to a section scrolls there once, 100 ms after the home page is shown', async () => {
  stopClock()
  renderHeader(ROUTES.downloads.path)
  const { sections } = watchScroll()
  fireEvent.click(link(first.label))
  expect(window.location.pathname).toBe(ROUTES.home.path)
  await pass(SCROLL_AFTER_NAVIGATION_MS - 1)
  expect(sections()).toEqual([])
  await pass(10_000)
  expect(sections()).toEqual([[first.section, { behavior: 'smooth' }]])
})

it('A link to a section scrolls nowhere once the home page is left again', async () => {
  stopClock()
  renderHeader(ROUTES.downloads.path)
  const { sections } = watchScroll()
  fireEvent.click(link(first.label))
  await pass(SCROLL_AFTER_NAVIGATION_MS - 1)
  fireEvent.click(link(header.downloads))
  fireEvent.click(brand())
  await pass(10_000)
  expect(sections()).toEqual([])
})

it.each([
  [ROUTES.downloads.path, 'page'],
  [`${ROUTES.downloads.path}/x`, null],
])('On %s the link to the downloads is marked as current: %s', (path, mark) => {
  renderHeader(path)
  expect(link(header.downloads).getAttribute('aria-current')).toBe(mark)
})

it('The brand leads to the address without a section, and scrolls to the top without a new entry', () => {
  renderHeader(`/#${first.section}`)
  fireEvent.click(brand())
  expect(window.location.href).toBe(`${window.location.origin}/`)
  const { places } = watchScroll()
  const entries = window.history.length
  fireEvent.click(brand())
  expect(places()).toEqual([{ top: 0, behavior: 'smooth' }])
  expect(window.history.length).toBe(entries)
})

it.runIf(HAS_OTHER_LANGUAGE)(
  'The languages are offered with their flags, each in its own words',
  async () => {
    renderHeader()
    await userEvent.click(screen.getByRole('button', { name: /^PT/ }))
    const options = screen.getAllByRole('menuitemradio')
    expect(
      options.map((option) => [
        within(option).getByText(/\p{L}/u, { selector: '[lang]' }).textContent,
        option.querySelector('[lang]')?.getAttribute('lang'),
        option.querySelector('img')?.getAttribute('src'),
      ]),
    ).toEqual(LANGUAGES.map(({ label, value, flag }) => [label, value, flag]))
  },
)

it('Back closes the menu of a phone and stays on the page', async () => {
  renderHeader()
  fireEvent.click(link(header.downloads))
  await openMenu()
  expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert')
  act(() => window.history.back())
  await waitFor(() => expect(menu()).toBeNull())
  expect(window.location.pathname).toBe(ROUTES.downloads.path)
  expect(screen.getByRole('main', { hidden: true })).not.toHaveAttribute('inert')
})

it('Back leads from a page of the menu to the page before', async () => {
  renderHeader()
  await openMenu()
  await userEvent.click(
    within(screen.getByRole('banner')).getAllByRole('link', { name: header.downloads }).at(-1)!,
  )
  expect(window.location.pathname).toBe(ROUTES.downloads.path)
  const entries = window.history.length
  act(() => window.history.back())
  await waitFor(() => expect(window.location.pathname).toBe(ROUTES.home.path))
  expect(window.history.state).not.toHaveProperty('overlay')
  expect(window.history.length).toBe(entries)
})

it('The menu of a phone is closed by the brand', async () => {
  renderHeader()
  await openMenu()
  await userEvent.click(brand())
  expect(menu()).toBeNull()
})

it('The menu of a phone goes where the window gets wide, and Back leads from the brand’s page as ever', async () => {
  const query = window.matchMedia(FROM_TWO_COLUMNS)
  const matchMedia = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media === FROM_TWO_COLUMNS ? query : matchMedia(media),
  )
  renderHeader()
  fireEvent.click(link(header.downloads))
  await openMenu()
  const widen = (matches: boolean) =>
    act(() => {
      Object.assign(query, { matches })
      query.dispatchEvent(new Event('change'))
    })
  widen(true)
  widen(false)
  await waitFor(() => expect(window.history.state).not.toHaveProperty('overlay'))
  expect(menu()).toBeNull()
  await userEvent.click(brand())
  expect(window.location.pathname).toBe(ROUTES.home.path)
  act(() => window.history.back())
  await waitFor(() => expect(window.location.pathname).toBe(ROUTES.downloads.path))
})

it('The link to WhatsApp is the last of the phone menu', async () => {
  renderHeader()
  await openMenu()
  const controls = [...(menu()?.querySelectorAll('a, button') ?? [])]
  expect(controls.at(-1)).toHaveTextContent(heroTexts.cta.talk)
  expect(controls.at(-1)).toHaveAttribute('target', '_blank')
})
