import { SITE_SCHEMA, type SiteYaml } from '../../src/content/schema/site.ts'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { exampleFolder, settingsFile, textFile, type SiteFolder } from '../settings/site-folder.ts'
import { checkSource, throwFaults } from './check-texts.ts'
import { GROUPS } from './schema-tree.ts'
import { readSource, type Source } from './source.ts'
import { overlay } from './story.ts'

export function readSiteYaml(folder: SiteFolder): SiteYaml {
  const { value, faults } = checkSource(
    folder,
    readSource(folder, settingsFile(folder)),
    SITE_SCHEMA,
  )
  throwFaults(faults)
  return value
}

/** The language of the example that has every word and figure. */
const COMPLETE_LANGUAGE: Language = 'pt-BR'

/**
 * A text is the site's own, or else the example's in that language. Then fill-texts.ts takes the default language's for
 * what a translation leaves out, and fills in the placeholders.
 */
function readGroup(
  folder: SiteFolder,
  language: Language,
  group: Group,
  isDefault: boolean,
): Source {
  const example = exampleFolder(folder.root)
  const read = (beside: SiteFolder, code: Language) =>
    readSource(beside, textFile(beside, code, group))
  const own = read(folder, language)
  const words = read(example, language).value
  if (words === undefined) return own
  const whole = isDefault ? overlay(group, read(example, COMPLETE_LANGUAGE).value, words) : words
  return { ...own, value: overlay(group, whole, own.value) }
}

export interface WrittenTexts {
  /** Those of the default language, which has every text. */
  complete: Texts
  byLanguage: ReadonlyMap<Language, Readonly<Record<Group, unknown>>>
}

/** Throws an error that names every fault in every language. */
export function readTexts(folder: SiteFolder, languages: readonly Language[]): WrittenTexts {
  const [defaultLanguage] = languages
  const faults: string[] = []
  const byLanguage = languages.map((language) => {
    const values = GROUPS.map((group) => {
      const isDefault = language === defaultLanguage
      const source = readGroup(folder, language, group, isDefault)
      const check = checkSource<unknown>(folder, source, SCHEMA[group], !isDefault)
      faults.push(...check.faults)
      return [group, isDefault ? check.value : source.value]
    })
    return [language, Object.fromEntries(values) as Record<Group, unknown>] as const
  })
  throwFaults(faults)
  return { complete: byLanguage[0]?.[1] as Texts, byLanguage: new Map(byLanguage) }
}
