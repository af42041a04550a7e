import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary as enUS } from '@/content/en-us/dictionary.ts'
import { cultureTexts } from '@/content/pt-br/culture.ts'
import { LanguageProvider, useLanguage } from '@/language/language-provider.tsx'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { useSectionTexts } from '@/language/use-section-texts.ts'

vi.mock(import('@/language/load-dictionary.ts'), { spy: true })

beforeEach(() => {
  vi.mocked(loadDictionary).mockReset()
})

function Section() {
  const { texts, lang } = useSectionTexts('culture')
  return (
    <section lang={lang} aria-label={useLanguage().language}>
      <h2>{texts.heading}</h2>
      <p>{texts.rulerEnd}</p>
    </section>
  )
}

async function renderIn(language: string, culture: Dictionary['culture'] = {}) {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  vi.mocked(loadDictionary).mockResolvedValueOnce({ ...enUS, culture })
  render(
    <LanguageProvider>
      <Section />
    </LanguageProvider>,
  )
  return screen.findByRole('region', { name: language })
}

describe('the texts of a section', () => {
  it('are the Portuguese ones, unmarked, on a Portuguese page', async () => {
    const section = await renderIn('pt-BR')
    expect(screen.getByRole('heading', { name: cultureTexts.heading })).toBeVisible()
    expect(section).not.toHaveAttribute('lang')
  })

  it('are the Portuguese ones, marked, while the group is empty', async () => {
    const section = await renderIn('en-US')
    expect(screen.getByRole('heading', { name: cultureTexts.heading })).toBeVisible()
    expect(section).toHaveAttribute('lang', 'pt-BR')
  })

  it('give way to those of the group one by one', async () => {
    const section = await renderIn('en-US', { heading: 'Who we are' })
    expect(section).toHaveTextContent('Who we are')
    expect(section).toHaveTextContent(cultureTexts.rulerEnd)
    expect(section).toHaveAttribute('lang', 'pt-BR')
  })

  it('are unmarked once the group is complete', async () => {
    const section = await renderIn('en-US', { ...cultureTexts, heading: 'Who we are' })
    expect(screen.getByRole('heading', { name: 'Who we are' })).toBeVisible()
    expect(section).not.toHaveAttribute('lang')
  })
})
