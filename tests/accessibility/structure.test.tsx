import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ROUTES } from '@/config/routes.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { LANGUAGES } from '@/content/languages/languages.ts'
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
  if (path === ROUTES.home) await screen.findByRole('form', { name: /Mensagem/ })
  await waitFor(() => {
    expect(document.documentElement.lang).toBe(language)
  })
}

const languageOf = (element: Element | null) => element?.closest('[lang]')?.getAttribute('lang')

describe.each(PATHS)('%s', (path) => {
  it.each(LANGUAGES)(
    'is built of one outline and distinct landmarks in $label',
    async ({ value }) => {
      await renderIn(value, path)
      const levels = screen
        .getAllByRole('heading')
        .map(({ tagName }) => Number(tagName.replace('H', '')))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      const skipped = levels.filter(
        (level, index) => index > 0 && level - (levels[index - 1] ?? 0) > 1,
      )
      expect(skipped).toEqual([])

      for (const role of ['main', 'banner', 'contentinfo', 'complementary'])
        expect(screen.getAllByRole(role)).toHaveLength(1)
      const names = screen
        .getAllByRole('navigation')
        .map((navigation) => navigation.getAttribute('aria-label') ?? navigation.textContent)
      expect(new Set(names).size).toBe(names.length)
      expect(names.every((name) => name !== '')).toBe(true)
    },
  )

  it.each(LANGUAGES)('says of every Portuguese text that it is, in $label', async ({ value }) => {
    await renderIn(value, path)
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    let portuguese = 0
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!PORTUGUESE.test(node.textContent ?? '')) continue
      portuguese += 1
      const language = languageOf(node.parentElement) ?? value
      expect([node.textContent, language]).toEqual([node.textContent, 'pt-BR'])
    }
    expect(portuguese).toBeGreaterThan(5)
    const unmarked = ['aria-label', 'alt', 'placeholder', 'title'].flatMap((name) =>
      Array.from(document.querySelectorAll(`[${name}]`))
        .filter((element) => PORTUGUESE.test(element.getAttribute(name) ?? ''))
        .filter((element) => (languageOf(element) ?? value) !== 'pt-BR')
        .map((element) => element.getAttribute(name)),
    )
    expect(unmarked).toEqual([])
  })
})
