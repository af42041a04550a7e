import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/config/languages.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { heroTitle } from '@/sections/home/hero-title.ts'

const BOREAL = {
  name: 'Boreal & Filhos',
  title: { bearing: 0.1, narrow: { fit: 5.2, lines: 2 }, wide: { fit: 8.1, lines: 1 }, header: 7 },
}

describe('the title of the hero', () => {
  it.each(LANGUAGES)('is translated into $label', async ({ value }) => {
    const { hero } = await loadDictionary(value)
    const { text, script } = heroTitle(hero)
    expect(text).toBe(hero.title)
    expect(script).toBe(/^(zh|ja|ko)/.test(value) ? 'cjk' : 'latin')
  })

  it('is another brand as it is, as it was measured', () => {
    const { text, script, style } = heroTitle({ title: '南极光', titleFit: 3 }, BOREAL)
    expect({ text, script }).toEqual({ text: BOREAL.name, script: 'latin' })
    expect(style).toMatchObject({ '--bearing': '0.1em', '--fit-narrow': 5.2, '--fit-wide': 8.1 })
  })
})
