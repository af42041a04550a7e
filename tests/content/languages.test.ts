import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { LANGUAGES, textLeaves, textsIn } from '../support/example-texts.ts'

const TRANSLATED = LANGUAGES.filter(({ value }) => value !== 'pt-BR')

/** Placeholders that the page fills in, by the path of the text's key. */
function placesIn(language: Language): Map<string, string> {
  return new Map(
    textLeaves(textsIn(language)).map(([path, text]) => [
      path,
      (text.match(/\{\w+\}/g) ?? []).toSorted().join(),
    ]),
  )
}

/** Placeholders that a language has instead. */
const OWN_PLACES = new Map([
  // Other languages offer e-mail to visitors without a Brazilian number.
  ['.forms.phoneInvalid', '{email}'],
  // A month's name in Chinese is its number, which the house sets between spaces.
  ['.downloads.factsDated', '{facts},{month},{year}'],
])

it.each(TRANSLATED)('The texts of $label leave the same places to be filled in', ({ value }) => {
  const portuguese = placesIn('pt-BR')
  const lost = [...placesIn(value)].filter(
    ([path, places]) => places !== (portuguese.get(path) ?? '') && places !== OWN_PLACES.get(path),
  )
  expect(lost).toEqual([])
})

/** Letters and words that only Portuguese has, of the five languages. */
const PORTUGUESE = /[ãõç]|\b(uma|nosso|nossa|seus?|sua|para|que|pelo|mais)\b/iu

it.each(TRANSLATED)('No text in $label is Portuguese', ({ value }) => {
  const words = textLeaves(textsIn(value)).filter(([path]) => !path.endsWith('.id'))
  const left = words.filter(([, text]) => text === 'pt-BR' || PORTUGUESE.test(text))
  expect(left).toEqual([])
})
