import { expect, it } from 'vitest'
import type { Language } from '@/site/language.ts'
import { DEFAULT_LANGUAGE, LANGUAGES } from '../support/languages.ts'
import { textLeaves, textsIn } from '../support/texts.ts'

const TRANSLATED = LANGUAGES.filter(({ value }) => value !== DEFAULT_LANGUAGE)

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
  const portuguese = placesIn(DEFAULT_LANGUAGE)
  const lost = [...placesIn(value)].filter(
    ([path, places]) => places !== (portuguese.get(path) ?? '') && places !== OWN_PLACES.get(path),
  )
  expect(lost).toEqual([])
})

it('The languages have a name and a short one each, all different', () => {
  for (const key of ['value', 'label', 'short', 'flag'] as const)
    expect(new Set(LANGUAGES.map((language) => language[key])).size).toBe(LANGUAGES.length)
})
