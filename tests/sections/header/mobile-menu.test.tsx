import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { dictionary as enUS } from '@/content/en-us/dictionary.ts'
import { LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { Header } from '@/sections/header/header.tsx'
import { menuPages } from '@/sections/header/menu-pages.ts'
import { NAVIGATION } from '@/sections/header/navigation.ts'
import { renderPiece } from '../../render.tsx'
import { PagePlaces, watchScroll } from './navigation-page.tsx'

const { labels, header } = ptBR
const toggle = () => screen.getByRole('button', { name: /^(Abrir|Fechar) menu$/ })
const menu = () => document.getElementById('mobile-menu')
const inMenu = () => within(menu() ?? document.body)

async function openMenu(path = '/') {
  renderPiece(
    <PagePlaces>
      <Header />
    </PagePlaces>,
    path,
  )
  await userEvent.click(toggle())
  // Its code comes when it is first opened.
  await waitFor(() => {
    expect(menu()).not.toBeNull()
  })
}

describe('the hamburger', () => {
  it('opens and closes the menu, and says which', async () => {
    await openMenu()
    expect(toggle()).toHaveAccessibleName(labels.closeMenu)
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    expect(toggle()).toHaveAttribute('aria-controls', menu()?.id)
    await userEvent.click(toggle())
    expect(toggle()).toHaveAccessibleName(labels.openMenu)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    expect(menu()).toBeNull()
  })
})

describe('the mobile menu', () => {
  it('holds navigation, downloads and languages, over a page that is out of reach', async () => {
    await openMenu()
    expect(
      inMenu()
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      ...NAVIGATION.map(({ section }) => `/#${section}`),
      ...menuPages(ptBR).map(({ path }) => path),
    ])
    const languages = inMenu().getByRole('list', { name: labels.language })
    expect(
      within(languages)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(LANGUAGES.map(({ label }) => label))
    expect(document.getElementById('page')).toHaveAttribute('inert')
  })

  it.each([header.culture, header.services, header.courses, header.contact])(
    'is closed by choosing %s, which is scrolled to',
    async (name) => {
      await openMenu()
      const { sections } = watchScroll()
      await userEvent.click(inMenu().getByRole('link', { name }))
      expect(menu()).toBeNull()
      expect(sections()).toHaveLength(1)
      expect(document.getElementById('page')).not.toHaveAttribute('inert')
    },
  )

  it('is closed by choosing the downloads', async () => {
    await openMenu()
    await userEvent.click(inMenu().getByRole('link', { name: header.downloads }))
    expect(menu()).toBeNull()
    expect(window.location.pathname).toBe('/downloads')
  })

  it('is closed by choosing a language, which is saved', async () => {
    await openMenu()
    await userEvent.click(inMenu().getByRole('button', { name: LANGUAGES[1].label }))
    expect(menu()).toBeNull()
    expect(await screen.findByRole('button', { name: enUS.labels.openMenu })).toBeVisible()
    expect(localStorage.getItem(LANGUAGE_STORAGE_KEY)).toBe('en-US')
  })

  it('is closed by the brand and by Escape', async () => {
    await openMenu()
    await userEvent.keyboard('{Escape}')
    expect(menu()).toBeNull()
    await userEvent.click(toggle())
    await userEvent.click(screen.getByRole('link', { name: /página inicial/ }))
    expect(menu()).toBeNull()
  })
})
