import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '@/config/languages.ts'
import { changedLanguage, firstLanguage } from '@/language/language-code.ts'

describe('a language code', () => {
  it.each(LANGUAGES)('$value is itself, first and later', ({ value }) => {
    expect(firstLanguage(value)).toBe(value)
    expect(changedLanguage(value)).toBe(value)
  })

  it.each(['', 'en', 'pt-br', 'xx-XX', 'constructor'])(
    'unknown, "%s", is Portuguese on first load and English on a later change',
    (code) => {
      expect(firstLanguage(code)).toBe('pt-BR')
      expect(changedLanguage(code)).toBe('en-US')
    },
  )

  it('is Portuguese when none is stored', () => {
    expect(firstLanguage(null)).toBe('pt-BR')
  })
})
