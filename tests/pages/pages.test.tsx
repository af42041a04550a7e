import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { ROUTES, SECTION_IDS } from '@/config/routes.ts'
import { settings } from '@/config/build.ts'
import { dictionary as enUS } from '@/content/en-us/dictionary.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { chatbotTexts } from '@/content/pt-br/chatbot.ts'
import { downloadsTexts } from '@/content/pt-br/downloads.ts'
import { notFoundTexts } from '@/content/pt-br/not-found.ts'
import { pageMeta } from '@/language/page-meta.ts'
import type { PageName } from '@/config/routes.ts'
import { interpolate } from '@/lib/interpolate.ts'
import { HOME_HEADING } from '../home-heading.ts'
import { renderApp } from '../render.tsx'
import { watchScroll } from '../sections/header/navigation-page.tsx'

const title = (page: PageName, texts = ptBR) =>
  interpolate(pageMeta(page, texts).title, { brand: settings.brandName })
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

const HEADINGS = {
  [ROUTES.home]: HOME_HEADING,
  [ROUTES.downloads]: downloadsTexts.heading.join(' '),
  '/nada': notFoundTexts.heading,
}

const ROUTE_LIST = [
  [ROUTES.home, 'home'],
  [ROUTES.downloads, 'downloads'],
  ['/nada', 'notFound'],
] as const

/** The 404 page writes its path to the console. */
function allow404(): void {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

describe.each(ROUTE_LIST)('the page %s', (path, page) => {
  it('has its title, one heading, header, main content, footer and chat, and a way past the header', async () => {
    allow404()
    renderApp(path)
    expect(await findHeading(HEADINGS[path])).toBeVisible()
    expect(document.title).toBe(title(page))
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getAllByRole('main')).toHaveLength(1)
    expect(await screen.findByRole('contentinfo')).toBeVisible()
    expect(await screen.findByRole('complementary', { name: chatbotTexts.title })).toBeVisible()
    const skip = screen.getAllByRole('link')[0]
    expect(skip).toHaveTextContent(ptBR.labels.skipToContent)
    expect(skip).toHaveAttribute('href', `#${screen.getByRole('main').id}`)
  })
})

describe('the home page', () => {
  it('has its sections in their order', async () => {
    renderApp()
    await screen.findByRole('form')
    const sections = [...screen.getByRole('main').querySelectorAll('section[id]')]
    expect(sections.map(({ id }) => id)).toEqual(Object.values(SECTION_IDS))
  })

  it.each([SECTION_IDS.culture, SECTION_IDS.contact])(
    'lands on its section when /#%s is opened',
    async (id) => {
      const { sections } = watchScroll()
      renderApp(`/#${id}`)
      await waitFor(() => {
        expect(sections().map(([section]) => section)).toContain(id)
      })
    },
  )

  it('takes no notice of another hash', async () => {
    const { sections } = watchScroll()
    renderApp('/#nada')
    await screen.findByRole('form')
    expect(sections()).toEqual([])
  })
})

describe('the title of the document', () => {
  it('follows the language that was stored', async () => {
    localStorage.setItem(LANGUAGE_STORAGE_KEY, 'en-US')
    renderApp(ROUTES.downloads)
    await waitFor(() => {
      expect(document.title).toBe(title('downloads', enUS))
    })
    expect(document.documentElement.lang).toBe('en-US')
  })
})

describe('going to another page', () => {
  it('changes the title, scrolls to the top and moves the focus to the heading', async () => {
    renderApp()
    await findHeading(HOME_HEADING)
    const { places } = watchScroll()
    fireEvent.click(screen.getByRole('link', { name: ptBR.header.downloads }))
    expect(await findHeading(HEADINGS[ROUTES.downloads])).toHaveFocus()
    expect(document.title).toBe(title('downloads'))
    expect(places()).toContainEqual({ top: 0, behavior: 'instant' })
  })

  it('leaves the place to the browser when it is a way back', async () => {
    renderApp()
    await findHeading(HOME_HEADING)
    fireEvent.click(screen.getByRole('link', { name: ptBR.header.downloads }))
    await findHeading(HEADINGS[ROUTES.downloads])
    const { places } = watchScroll()
    act(() => {
      window.history.back()
    })
    expect(await findHeading(HOME_HEADING)).not.toHaveFocus()
    expect(document.title).toBe(title('home'))
    expect(places()).toEqual([])
  })
})

describe('an unknown path', () => {
  it.each(['/Downloads', '/downloads/outro', '/downloads//', '/download/a/b', '/<b>x</b>'])(
    '%s is shown, written to the console as an error, and has a way home',
    async (path) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      renderApp(path)
      await findHeading(notFoundTexts.heading)
      const { pathname } = window.location
      expect(screen.getByText(notFoundTexts.text)).toBeVisible()
      const line = screen.getByText(path).parentElement
      expect(line).toHaveTextContent(notFoundTexts.missing.replace('{path}', () => path))
      expect(line).toHaveTextContent(notFoundTexts.suggestion)
      expect(screen.getAllByRole('img', { name: notFoundTexts.imageAlt })[0]).toBeInTheDocument()
      expect(error).toHaveBeenCalledWith(expect.stringContaining(pathname))
      fireEvent.click(screen.getByRole('link', { name: notFoundTexts.home }))
      expect(window.location.pathname).toBe(ROUTES.home)
    },
  )
})
