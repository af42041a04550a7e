import { cultureTexts } from 'virtual:texts'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Dictionary } from '@/content/schema.ts'
import { LanguageProvider, useLanguage } from '@/settings/language-provider.tsx'
import { loadDictionary } from '@/settings/load-dictionary.ts'
import { useTexts } from '@/settings/use-texts.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/constants.ts'
import { textsIn } from '../support/texts-in.ts'
import { HAS_OTHER_LANGUAGE, OTHER_LANGUAGE } from '../support/other-language.ts'

vi.mock(import('@/settings/load-dictionary.ts'), { spy: true })

beforeEach(() => {
  vi.mocked(loadDictionary).mockReset()
})

function Section() {
  const { texts, lang } = useTexts('culture')
  return (
    <section lang={lang} aria-label={useLanguage().language}>
      <h2>{texts.heading}</h2>
    </section>
  )
}

async function renderIn(language: string, dictionary: Dictionary = {}) {
  localStorage.setItem(LANGUAGE_STORAGE_KEY, language)
  vi.mocked(loadDictionary).mockResolvedValueOnce(dictionary)
  render(
    <LanguageProvider>
      <Section />
    </LanguageProvider>,
  )
  return screen.findByRole('region', { name: language })
}

describe.runIf(HAS_OTHER_LANGUAGE)('the texts of a group', () => {
  it("are the build's, marked, where the chosen language changes others only", async () => {
    const section = await renderIn(OTHER_LANGUAGE)
    expect(section).toHaveTextContent(cultureTexts.heading)
    expect(section).toHaveAttribute('lang', 'pt-BR')
  })

  it('are those of the chosen language where it has the group', async () => {
    const { culture } = textsIn(OTHER_LANGUAGE)
    const section = await renderIn(OTHER_LANGUAGE, { culture })
    expect(section).toHaveTextContent(culture.heading)
    expect(section).not.toHaveAttribute('lang')
  })

  it('are marked where some of their words are Portuguese', async () => {
    const culture = { ...textsIn(OTHER_LANGUAGE).culture, lang: 'pt-BR' as const }
    expect(await renderIn(OTHER_LANGUAGE, { culture })).toHaveAttribute('lang', 'pt-BR')
  })
})
