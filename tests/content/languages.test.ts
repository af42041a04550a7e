import { describe, expect, it } from 'vitest'
import type { Dictionary } from '@/content/dictionary.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '@/config/languages.ts'
import { dictionary as ptBR } from '@/content/pt-br/dictionary.ts'
import { loadDictionary } from '@/language/load-dictionary.ts'

const TRANSLATED = LANGUAGES.filter(({ value }) => value !== DEFAULT_LANGUAGE)

/** Every text of a dictionary, with the path of its key. */
function textsOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]]
  return Object.entries(value ?? {}).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`))
}

/** What the types let a language leave Portuguese: names of pages that the specification does not have. */
const isPageText = (path: string) => /^\.(pages|header)\./.test(path)
const isSectionText = (path: string) => /^\.(culture|services|courses|contact)\./.test(path)

const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()

const FILES = import.meta.glob<Record<string, unknown>>('@/content/*/*.ts', { eager: true })

/** The texts of a language's files but its dictionary, each with the path of its key. */
function sectionTexts(language: string): [path: string, text: string][] {
  return Object.entries(FILES)
    .filter(
      ([file]) => file.includes(`/${language.toLowerCase()}/`) && !file.includes('dictionary'),
    )
    .flatMap(([, texts]) => textsOf(texts))
}

/** Other languages name the company in two scripts, and offer an address to who has no Brazilian number. */
const OWN_PLACES: Record<string, string[]> = {
  '.cultureTexts.history': ['{founded}', '{fullName}'],
  '.formTexts.phoneInvalid': ['{email}'],
}

async function everyDictionary(): Promise<Dictionary[]> {
  return Promise.all(LANGUAGES.map(({ value }) => loadDictionary(value)))
}

describe.each(TRANSLATED)('the dictionary of $label', ({ value }) => {
  it('has the keys of the Portuguese one, none of them blank', async () => {
    const texts = textsOf(await loadDictionary(value))
    const paths = texts.map(([path]) => path).filter((path) => !isSectionText(path))
    const expected = textsOf(ptBR).map(([path]) => path)
    expect(paths).toEqual(expected.filter((path) => !isPageText(path) || paths.includes(path)))
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('leaves the same places to be filled in', async () => {
    const portuguese = new Map(textsOf(ptBR))
    const texts = textsOf(await loadDictionary(value))
    for (const [path, text] of texts.filter(([at]) => !isSectionText(at)))
      expect([path, places(text)]).toEqual([path, places(portuguese.get(path) ?? '')])
  })
})

it.each(TRANSLATED)('the sections of $label leave the same places to be filled in', ({ value }) => {
  const portuguese = new Map(sectionTexts(DEFAULT_LANGUAGE))
  const texts = sectionTexts(value)
  expect(texts.length).toBeGreaterThan(200)
  const lost = texts.filter(([path, text]) => {
    const expected = places(portuguese.get(path) ?? '')
    return ![expected, OWN_PLACES[path] ?? expected].map(String).includes(String(places(text)))
  })
  expect(lost).toEqual([])
})

describe('every dictionary', () => {
  it('names its own language in its meta', async () => {
    const langs = (await everyDictionary()).map(({ meta }) => meta.lang)
    expect(langs).toEqual(LANGUAGES.map(({ value }) => value))
  })
})

describe('the languages', () => {
  it('have a name and a short one each, all different', () => {
    for (const key of ['value', 'label', 'short', 'flag'] as const)
      expect(new Set(LANGUAGES.map((language) => language[key])).size).toBe(LANGUAGES.length)
  })

  it('begin with the default', () => {
    expect(LANGUAGES[0].value).toBe(DEFAULT_LANGUAGE)
    expect(DEFAULT_LANGUAGE).toBe('pt-BR')
  })

  it.each(['', 'pt', 'en', 'EN-us', 'xx-XX', 'constructor'])('do not include "%s"', (code) => {
    expect(isLanguage(code)).toBe(false)
  })
})
