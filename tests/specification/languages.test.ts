import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/site/languages.ts'
import { textLeaves, textsIn } from '../support/texts.ts'

const OTHERS = LANGUAGES.map(({ value }) => value).filter((value) => value !== DEFAULT_LANGUAGE)

it.each(OTHERS)('The texts in %s are whole: nothing is Portuguese', (language) => {
  const marked = textLeaves(textsIn(language)).filter(([, text]) => text === DEFAULT_LANGUAGE)
  expect(marked).toEqual([])
})

it.each(LANGUAGES)('The subtitle in $label has one "&", after which it breaks', ({ value }) => {
  expect(textsIn(value).hero.subtitle).toMatch(/^[^&]*\S[^&]*&[^&]*\S[^&]*$/)
})
