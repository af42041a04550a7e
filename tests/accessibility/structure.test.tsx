import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ROUTES } from '@/config/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { renderApp } from '../render.tsx'

const PATHS = [ROUTES.home, ROUTES.downloads, '/nada']
const PORTUGUESE = /[ãõçâêô]|\b(de|para|com|seu|você|não)\b/i

async function renderIn(language: string, path: string): Promise<void> {
  // The 404 page names its path in the console.
  vi.spyOn(console, 'error').mockReturnValue()
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  renderApp(path)
  await screen.findByRole('contentinfo')
  await screen.findByRole('complementary')
  await screen.findByRole('heading', { level: 1 })
  if (path === ROUTES.home) await screen.findByRole('form')
  await waitFor(() => {
    expect(document.documentElement.lang).toBe(language)
  })
}

const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')

// In a language that marks its Portuguese parts; what the others say differently is text alone.
describe.each(PATHS)('%s in another language', (path) => {
  it('is built of one outline and distinct landmarks, and marks what is Portuguese', async () => {
    await renderIn('en-US', path)
    const levels = Array.from(document.querySelectorAll('h1, h2, h3, h4, h5, h6'), ({ tagName }) =>
      Number(tagName.replace('H', '')),
    )
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter(
      (level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1,
    )
    expect(skipped).toEqual([])

    for (const name of ['main', 'header', 'footer', 'aside'])
      expect(document.querySelectorAll(`#root ${name}:not(article *)`)).toHaveLength(1)
    const names = screen
      .getAllByRole('navigation')
      .map((navigation) => navigation.getAttribute('aria-label') ?? navigation.textContent)
    expect(new Set(names).size).toBe(names.length)
    expect(names.every((name) => name !== '')).toBe(true)

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let portuguese = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!PORTUGUESE.test(node.textContent ?? '')) continue
      portuguese += 1
      const language = languageOf(node.parentElement) ?? 'en-US'
      expect([node.textContent, language]).toEqual([node.textContent, 'pt-BR'])
    }
    expect(portuguese).toBeGreaterThan(5)
    const unmarked = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`))
        .filter((element) => PORTUGUESE.test(element.getAttribute(name) ?? ''))
        .filter((element) => (languageOf(element) ?? 'en-US') !== 'pt-BR')
        .map((element) => element.getAttribute(name)),
    )
    expect(unmarked).toEqual([])
  })
})
