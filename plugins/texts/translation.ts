import { createHash } from 'node:crypto'
import { DEFAULT_LANGUAGE } from '../../src/config/languages.ts'

export type Texts = Record<string, unknown>

/** Hashes of the Portuguese that texts were translated from, by the place of each text and list item. */
export type Sources = Record<string, string>

interface Translation {
  /** The translation with what it lacks in Portuguese, and without what Portuguese has no more. */
  texts: unknown
  /** Where Portuguese has changed since, or has more. */
  stale: string[]
  /** What the translation is of, if all of it is taken for up to date. */
  sources: Sources
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)
}

function isGroup(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Lays a translation over the Portuguese texts. A group that lacks a text, and an item that a list
 * lacks, says in `lang` that it is Portuguese. List items are found by what they were translated from.
 */
export function translate(portuguese: unknown, own: unknown, before: Sources = {}): Translation {
  const stale: string[] = []
  const sources: Sources = {}

  function fillList(texts: readonly unknown[], owns: readonly unknown[], at: string): unknown[] {
    const free = new Set(owns.keys())
    const claim = (index: number) => (free.delete(index) ? index : undefined)
    const unchanged = texts.map((item) =>
      claim([...free].find((index) => before[`${at}.${index}`] === hash(item)) ?? -1),
    )
    const filled = texts.flatMap((item, position) => {
      const index = unchanged[position] ?? claim(position)
      if (index !== undefined) {
        sources[`${at}.${index}`] = hash(item)
        return [fillIn(item, owns[index], `${at}.${index}`)]
      }
      stale.push(`${at}.${position}`)
      return isGroup(item) ? [{ ...item, lang: DEFAULT_LANGUAGE }] : []
    })
    // What was translated from an item that is gone goes too; the rest the language has of its own.
    const more = [...free].filter((index) => {
      const source = before[`${at}.${index}`]
      if (source !== undefined) sources[`${at}.${index}`] = source
      return source === undefined
    })
    return [...filled, ...more.map((index) => owns[index])]
  }

  function fillGroup(texts: Texts, owns: Texts, at: string): Texts {
    const filled = { ...owns }
    for (const [key, text] of Object.entries(texts))
      filled[key] = fillIn(text, owns[key], at ? `${at}.${key}` : key)
    const lacking = Object.keys(texts).some((key) => key !== 'lang' && owns[key] === undefined)
    return lacking && 'lang' in owns ? { ...filled, lang: DEFAULT_LANGUAGE } : filled
  }

  function fillIn(text: unknown, translated: unknown, at: string): unknown {
    if (translated === undefined) {
      if (!at.endsWith('lang')) stale.push(at)
      return text
    }
    if (Array.isArray(text) && Array.isArray(translated)) return fillList(text, translated, at)
    if (isGroup(text) && isGroup(translated)) return fillGroup(text, translated, at)
    const source = hash(text)
    sources[at] = source
    if (before[at] === undefined || before[at] === source) return translated
    stale.push(at)
    // What was the same in both languages, such as a name or a picture, stays so.
    return hash(translated) === before[at] ? text : translated
  }

  return { texts: fillIn(portuguese, own, ''), stale, sources }
}
