import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { interpolate, interpolateAll } from '../../src/text/interpolate.ts'
import type { Settings } from '../settings/settings.ts'
import { mergeTranslation } from './merge-translation.ts'
import { pluralForm } from './plural-form.ts'
import type { WrittenTexts } from './read-texts.ts'
import { GROUP_FIELDS, GROUPS } from './schema-tree.ts'

type Values = Pick<Settings, 'brand' | 'founded' | 'started'>

/** What stands for the placeholders in any text of a language. */
export function placeholderValues(
  { brand, founded, started }: Values,
  texts: Texts,
  language: Language,
): Record<string, string> {
  const counts = texts.placeholders
  const counted = (words: typeof counts.services, { length: count }: readonly unknown[]) =>
    interpolate(words[pluralForm(language, count)], { count })
  return {
    brand,
    fullName: interpolate(counts.fullName, { brand }),
    founded: String(founded),
    started: String(started),
    services: counted(counts.services, texts.services.services),
    courses: counted(counts.courses, texts.courses.courses),
    guides: counted(counts.guides, texts.guides.guides),
  }
}

/** A sentence that ends with a brand such as "Nuvem & Cia." would end with two full stops. */
function withOneStop(texts: Texts, brand: string): Texts {
  if (!brand.endsWith('.')) return texts
  const once = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(`${brand}.`, () => brand) : value
  return JSON.parse(JSON.stringify(texts), once) as Texts
}

/** Every language's texts as pages show them: what a translation leaves out is in the default language. */
export function fillTexts(
  { complete, byLanguage }: WrittenTexts,
  defaultLanguage: Language,
  values: Values,
): ReadonlyMap<Language, Texts> {
  const filled = Array.from(byLanguage, ([language, own]): [Language, Texts] => {
    const merged = GROUPS.map((group) => {
      const field = GROUP_FIELDS[group]
      const { value, hasGaps } = mergeTranslation(
        defaultLanguage,
        field,
        complete[group],
        own[group],
      )
      return [group, { ...(value as object), lang: hasGaps ? defaultLanguage : language }]
    })
    const texts = Object.fromEntries(merged) as Texts
    const shown = interpolateAll(texts, placeholderValues(values, texts, language))
    return [language, withOneStop(shown, values.brand)]
  })
  return new Map(filled)
}
