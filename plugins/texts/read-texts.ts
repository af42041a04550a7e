import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { SCHEMA, type Group, type Texts } from '../../src/content/schema.ts'
import type { Env } from '../../src/site/env.ts'
import { interpolate, interpolateAll } from '../../src/site/interpolate.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { Fault } from '../fault.ts'
import { formFaults, nameFaults } from './check-texts.ts'
import { layOver } from './lay-over.ts'
import { mapValues, translated } from './schema-tree.ts'
import { readSource } from './source.ts'

export const CONTENT = 'src/content'
export const GROUPS = Object.keys(SCHEMA) as Group[]

/** What the texts are filled in with. */
export type TextSettings = Pick<Env, 'brandName' | 'founded' | 'started'>

export function textFile(language: Language, group: Group): string {
  const name = group.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return `${CONTENT}/${language.toLowerCase()}/${name}.yml`
}

export function throwFaults(faults: readonly string[]): void {
  if (faults.length > 0) throw new Fault('The texts have faults:', faults)
}

/** A file as it is written, undefined where a language has none, and what is wrong with it. */
function readGroup(root: string, language: Language, group: Group, faults: string[]): unknown {
  const file = textFile(language, group)
  const source = readSource(root, file)
  if (!source) {
    if (language === DEFAULT_LANGUAGE) faults.push(`${file} is missing.`)
    return undefined
  }
  const whole = SCHEMA[group]
  const schema = language === DEFAULT_LANGUAGE ? whole : translated(whole)
  if (source.faults.length > 0) faults.push(...source.faults)
  else faults.push(...formFaults(schema, whole, source))
  faults.push(...nameFaults(root, whole, source))
  return source.value
}

type Written = ReadonlyMap<Language, ReadonlyMap<Group, unknown>>

function readLanguages(root: string, languages: readonly Language[]) {
  const faults: string[] = []
  const written: Written = new Map(
    languages.map((language) => [
      language,
      new Map(GROUPS.map((group) => [group, readGroup(root, language, group, faults)])),
    ]),
  )
  return { written, faults }
}

const known = new Map<string, ReturnType<typeof readLanguages> & { stamp: string }>()

/** All texts as they are written; read again only where a file has changed. */
function readAll(root: string, languages: readonly Language[]) {
  const folder = path.join(root, CONTENT)
  const stamp = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yml'))
    .map((file) => `${file} ${statSync(path.join(folder, file)).mtimeMs}`)
    .join()
  const key = [root, ...languages].join()
  const before = known.get(key)
  if (before?.stamp === stamp) return before
  const read = { ...readLanguages(root, languages), stamp }
  known.set(key, read)
  return read
}

/** The values of the placeholders that mean the same in all texts of a language, such as `{brand}`. */
function buildValues(
  { brandName, founded, started }: TextSettings,
  texts: Texts,
  language: Language,
): Record<string, string> {
  const brand = { brand: brandName }
  const plural = new Intl.PluralRules(language)
  const counts = texts.placeholders
  const lengths = {
    services: texts.services.services.length,
    courses: texts.courses.courses.length,
    guides: texts.materials.materials.length,
  }
  const counted = (name: keyof typeof lengths) => {
    const form = plural.select(lengths[name]) === 'one' ? 'one' : 'other'
    return interpolate(counts[name][form], { count: lengths[name] })
  }
  return {
    ...brand,
    fullName: interpolate(counts.fullName, brand),
    founded: String(founded),
    started: String(started),
    services: counted('services'),
    courses: counted('courses'),
    guides: counted('guides'),
  }
}

/** A PDF is known by its name, though the editor writes where it stands. */
function withFileNames(group: Group, texts: unknown): unknown {
  return mapValues(SCHEMA[group], texts, (value, { names }) =>
    names === 'document' ? path.basename(String(value)) : value,
  )
}

function layFile(group: Group, language: Language, written: Written) {
  const parsed = SCHEMA[group].parse(written.get(DEFAULT_LANGUAGE)?.get(group))
  const portuguese = withFileNames(group, parsed) as typeof parsed
  if (language === DEFAULT_LANGUAGE) return { ...portuguese, lang: language }
  const { value, lacking } = layOver(SCHEMA[group], portuguese, written.get(language)?.get(group))
  return { ...(value as object), lang: lacking ? DEFAULT_LANGUAGE : language }
}

/**
 * All texts in a language, laid over the Portuguese, with the settings filled in. Throws an error that
 * names every fault of every language. Needs nothing of Vite.
 */
export function readTexts(root: string, language: Language, settings: TextSettings): Texts {
  const languages = new Set([DEFAULT_LANGUAGE, ...LANGUAGES.map(({ value }) => value), language])
  const { written, faults } = readAll(root, [...languages])
  throwFaults(faults)
  const texts = Object.fromEntries(
    GROUPS.map((group) => [group, layFile(group, language, written)]),
  ) as Texts
  return interpolateAll(texts, buildValues(settings, texts, language))
}
