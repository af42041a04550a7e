import { SITE_SCHEMA, type SiteYaml } from '../../src/content/schema/site.ts'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { siteFile, textFile, type SiteFolder } from '../settings/site-folder.ts'
import { checkSource, throwFaults, type TextCheck } from './check-texts.ts'
import { mergeTranslation } from './merge-translation.ts'
import { GROUP_FIELDS, GROUPS } from './schema-tree.ts'
import { readSource } from './source.ts'
import { fillIn } from './story.ts'

export function readSiteYaml(folder: SiteFolder): SiteYaml {
  const { value, faults } = checkSource(
    folder,
    readSource(folder.root, siteFile(folder)),
    SITE_SCHEMA,
  )
  throwFaults(faults)
  return value as SiteYaml
}

/** The language of the example that has every word and figure. */
const EXAMPLE_LANGUAGE: Language = 'pt-BR'

/** The example's words for a file, and for a site's first language the figures that no other repeats. */
function productWords(
  { root, content, example }: SiteFolder,
  file: string,
  group: Group,
  isTranslation: boolean,
): unknown {
  if (!example) return undefined
  const inExample = file.replace(content, example)
  const { value } = readSource(root, inExample)
  if (isTranslation || value === undefined) return value
  const whole = inExample.replace(/[^/]+(?=\/[^/]+$)/, EXAMPLE_LANGUAGE.toLowerCase())
  const merge = mergeTranslation(EXAMPLE_LANGUAGE)
  return merge(GROUP_FIELDS[group], readSource(root, whole).value, value).value
}

function readGroup(
  folder: SiteFolder,
  language: Language,
  group: Group,
  isTranslation: boolean,
): TextCheck {
  const file = textFile(folder, language, group)
  const product = productWords(folder, file, group, isTranslation)
  const source = readSource(folder.root, file)
  const value = product === undefined ? source.value : fillIn(group, product, source.value)
  return checkSource(folder, { ...source, value }, SCHEMA[group], isTranslation)
}

/** The texts as their files have them, before settings are filled in. */
export interface WrittenTexts {
  /** Those of the first language, which has every text. */
  first: Texts
  byLanguage: ReadonlyMap<Language, Readonly<Record<Group, unknown>>>
}

/** Throws an error that names every fault in every language. */
export function readTexts(folder: SiteFolder, languages: readonly Language[]): WrittenTexts {
  const [first] = languages
  const faults: string[] = []
  const byLanguage = languages.map((language) => {
    const values = GROUPS.map((group) => {
      const check = readGroup(folder, language, group, language !== first)
      faults.push(...check.faults)
      return [group, check.value]
    })
    return [language, Object.fromEntries(values) as Record<Group, unknown>] as const
  })
  throwFaults(faults)
  return { first: byLanguage[0]?.[1] as Texts, byLanguage: new Map(byLanguage) }
}
