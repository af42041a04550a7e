import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../support/languages.ts'
import { textLeaves, textsIn } from '../support/texts.ts'

const OTHERS = LANGUAGES.map(({ value }) => value).filter((value) => value !== DEFAULT_LANGUAGE)

/** Letters and words that only Portuguese has, of the five languages. */
const PORTUGUESE = /[ãõç]|\b(uma|nosso|nossa|seus?|sua|para|que|pelo|mais)\b/iu

it.each(OTHERS)('No text in %s is Portuguese', (language) => {
  const words = textLeaves(textsIn(language)).filter(([path]) => !path.endsWith('.id'))
  const left = words.filter(([, text]) => text === DEFAULT_LANGUAGE || PORTUGUESE.test(text))
  expect(left).toEqual([])
})

it.each(LANGUAGES)('The subtitle in $label has one "&", after which it breaks', ({ value }) => {
  expect(textsIn(value).hero.subtitle).toMatch(/^[^&]*\S[^&]*&[^&]*\S[^&]*$/)
})
