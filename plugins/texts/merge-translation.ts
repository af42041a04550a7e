import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isObject } from '../is-object.ts'
import { innerField, type FieldSchema } from './schema-tree.ts'

interface MergedTexts {
  value: unknown
  hasGaps: boolean
}

/** Whether merged texts contain Portuguese ones. */
export function hasPortuguese(merged: unknown): boolean {
  if (typeof merged !== 'object' || merged === null) return false
  return Object.entries(merged).some(([key, inner]) =>
    key === 'lang' ? inner === DEFAULT_LANGUAGE : hasPortuguese(inner),
  )
}

function entryIn(list: readonly unknown[], id: unknown): unknown {
  return list.find((entry) => isObject(entry) && entry['id'] === id)
}

function mergeList(
  field: FieldSchema,
  texts: readonly unknown[],
  own: readonly unknown[],
): MergedTexts {
  const merged = texts.map((text, index) => {
    const element = innerField(field, index)
    if (!isObject(text)) return mergeTranslation(element, text, own[index])
    const { value, hasGaps } = mergeTranslation(element, text, entryIn(own, text['id']) ?? {})
    return {
      value: hasGaps ? { ...(value as object), lang: DEFAULT_LANGUAGE } : value,
      hasGaps: false,
    }
  })
  return { value: merged.map(({ value }) => value), hasGaps: merged.some(({ hasGaps }) => hasGaps) }
}

/**
 * Merges the texts of a language into the Portuguese, key by key and entry by entry. An entry with a gap
 * becomes Portuguese by its `lang`. `hasGaps` tells of gaps outside entries.
 */
export function mergeTranslation(
  field: FieldSchema | undefined,
  text: unknown,
  own: unknown,
): MergedTexts {
  if (field && Array.isArray(text)) return mergeList(field, text, Array.isArray(own) ? own : [])
  if (!isObject(text))
    return {
      value: own ?? text,
      hasGaps: own === undefined && text !== '' && field?.translatable === true,
    }
  const owns = isObject(own) ? own : {}
  const value: Record<string, unknown> = { ...owns }
  let hasGaps = false
  for (const [key, inner] of Object.entries(text)) {
    const merged = mergeTranslation(innerField(field, key), inner, owns[key])
    value[key] = merged.value
    hasGaps ||= merged.hasGaps
  }
  return { value, hasGaps }
}
