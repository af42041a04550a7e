// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/content/languages/languages.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { heroTitle } from '@/sections/home/hero-title.ts'

describe('the title of the hero', () => {
  it.each(LANGUAGES)('is translated into $label', async ({ value }) => {
    const { hero } = await loadDictionary(value)
    const { text, script } = heroTitle(hero.title, 'Austral', value)
    expect(text).toBe(hero.title)
    expect(script).toBe(value === 'pt-BR' || value === 'en-US' ? 'latin' : 'cjk')
  })

  it.each(LANGUAGES)('is another brand as it is in $label', ({ value }) => {
    expect(heroTitle('南极光', 'Boreal & Filhos', value)).toMatchObject({
      text: 'Boreal & Filhos',
      script: 'latin',
    })
  })

  it('takes more room for a longer brand, and never less than its own', () => {
    const fit = (brand: string) => heroTitle('Austral', brand, 'pt-BR').fit
    expect(fit('Eu')).toBe(fit('Austral'))
    expect(fit('Companhia de Tecnologia')).toBeGreaterThan(fit('Tecnologia'))
  })
})
