import { statSync } from 'node:fs'
import path from 'node:path'
import { SITE_SCHEMA, type Site } from '../../src/content/schema/site.ts'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { interpolate, interpolateAll } from '../../src/text/interpolate.ts'
import { pluralForm } from '../../src/text/plural-form.ts'
import type { Settings } from '../settings/settings.ts'
import type { SiteFolder } from '../site-folder.ts'
import { checkTexts, throwFaults, type TextCheck } from './check-texts.ts'
import { mergeTranslation } from './merge-translation.ts'
import { languageFile } from './read-languages.ts'
import { GROUP_FIELDS, GROUPS } from './schema-tree.ts'
import { readSource } from './source.ts'
import { fillIn } from './story.ts'

export function siteFile({ content }: SiteFolder): string {
  return `${content}/site.yml`
}

export function textFile(folder: SiteFolder, language: Language, group: Group): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return languageFile(folder, language, name)
}

export function readSite(folder: SiteFolder): Site {
  const { value, faults } = checkTexts(folder, siteFile(folder), SITE_SCHEMA)
  throwFaults(faults)
  return value as Site
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

const known = new Map<string, TextCheck & { changedMs: number }>()

function readFile(
  folder: SiteFolder,
  file: string,
  group: Group,
  isTranslation: boolean,
): TextCheck {
  const place = path.join(folder.root, file)
  const changedMs = statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const key = `${place} ${isTranslation}`
  const before = known.get(key)
  if (before?.changedMs === changedMs) return before
  const product = productWords(folder, file, group, isTranslation)
  const fill = (own: unknown) => (product === undefined ? own : fillIn(group, product, own))
  const check = checkTexts(folder, file, SCHEMA[group], { isTranslation, fill })
  // A fault may be mended in another file, such as a picture that was missing.
  if (check.faults.length === 0) known.set(key, { ...check, changedMs })
  return check
}

/** The values of a language's files. Throws an error that names every fault in every language. */
function readLanguage(
  folder: SiteFolder,
  languages: readonly Language[],
  language: Language,
): Record<Group, unknown> {
  const files = (code: Language) =>
    GROUPS.map((group) =>
      readFile(folder, textFile(folder, code, group), group, code !== languages[0]),
    )
  throwFaults(languages.flatMap(files).flatMap(({ faults }) => faults))
  const values = files(language).map(({ value }, index) => [GROUPS[index], value])
  return Object.fromEntries(values) as Record<Group, unknown>
}

/** The texts of the page's own language, the first, without settings and without `lang`. */
export function readOwnTexts(folder: SiteFolder, languages: readonly Language[]): Texts {
  const [own] = languages
  if (!own) throw new Error('A site has a language')
  return readLanguage(folder, languages, own) as Texts
}

function buildValues(
  { brand, founded, started }: Settings,
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

/** A brand such as "Nuvem & Cia." brings the full stop of a sentence that it ends. */
function withOneStop(texts: Texts, brand: string): Texts {
  if (!brand.endsWith('.')) return texts
  const once = (_key: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll(`${brand}.`, () => brand) : value
  return JSON.parse(JSON.stringify(texts), once) as Texts
}

export function readTexts(language: Language, settings: Settings): Texts {
  const { folder, languages } = settings
  const codes = languages.map(({ value }) => value)
  const first = readOwnTexts(folder, codes)
  const isFirst = language === settings.language
  const own = isFirst ? first : readLanguage(folder, codes, language)
  const merged = GROUPS.map((group) => {
    const merge = mergeTranslation(settings.language)
    const { value, hasGaps } = merge(GROUP_FIELDS[group], first[group], own[group])
    return [group, { ...(value as object), lang: hasGaps ? settings.language : language }]
  })
  const texts = Object.fromEntries(merged) as Texts
  // A page of Markdown may name one of these links.
  for (const link of texts.footer.quickLinks.links) link.href ??= settings.links[link.id]
  const values = buildValues(settings, texts, language)
  return withOneStop(interpolateAll(texts, values), settings.brand)
}
