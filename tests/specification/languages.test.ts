import { readdirSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/config/languages.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'
import { readTexts } from '../../plugins/texts/language-texts.ts'
import { textLeaves } from './text-leaves.ts'

const FILES = readdirSync('src/content/pt-br')
const OTHERS = LANGUAGES.map(({ value }) => value).filter((value) => value !== DEFAULT_LANGUAGE)

it.each(OTHERS)('The texts in %s are whole: nothing is filled in', async (language) => {
  const own = await Promise.all(FILES.map((file) => readTexts(process.cwd(), language, file)))
  expect(textLeaves(own).filter(([, text]) => text === DEFAULT_LANGUAGE)).toEqual([])
})

it.each(LANGUAGES)(
  'The subtitle in $label has one "&", after which it breaks',
  async ({ value }) => {
    const { hero } = await loadDictionary(value)
    expect(hero.subtitle).toMatch(/^[^&]*\S[^&]*&[^&]*\S[^&]*$/)
  },
)
