import type { z } from 'zod'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { isObject } from '../is-object.ts'
import { fieldOf, metaOf } from './schema-tree.ts'

interface Laid {
  value: unknown
  hasGaps: boolean
}

/** Whether laid-over texts contain Portuguese ones. */
export function hasPortuguese(laid: unknown): boolean {
  if (typeof laid !== 'object' || laid === null) return false
  return Object.entries(laid).some(([key, inner]) =>
    key === 'lang' ? inner === DEFAULT_LANGUAGE : hasPortuguese(inner),
  )
}

function entryIn(list: readonly unknown[], id: unknown): unknown {
  return list.find((entry) => isObject(entry) && entry['id'] === id)
}

function layList(
  schema: z.core.$ZodType,
  texts: readonly unknown[],
  own: readonly unknown[],
): Laid {
  const laid = texts.map((text, index) => {
    const element = fieldOf(schema, index)
    if (!isObject(text)) return layOver(element, text, own[index])
    const { value, hasGaps } = layOver(element, text, entryIn(own, text['id']) ?? {})
    return {
      value: hasGaps ? { ...(value as object), lang: DEFAULT_LANGUAGE } : value,
      hasGaps: false,
    }
  })
  return { value: laid.map(({ value }) => value), hasGaps: laid.some(({ hasGaps }) => hasGaps) }
}

/**
 * Lays the texts of a language over the Portuguese, key by key and entry by entry. An entry with a gap
 * becomes Portuguese by its `lang`. `hasGaps` tells of gaps outside entries.
 */
export function layOver(schema: z.core.$ZodType | undefined, text: unknown, own: unknown): Laid {
  if (schema && Array.isArray(text)) return layList(schema, text, Array.isArray(own) ? own : [])
  if (!isObject(text))
    return {
      value: own ?? text,
      hasGaps: own === undefined && text !== '' && !!schema && metaOf(schema).translatable === true,
    }
  const owns = isObject(own) ? own : {}
  const value: Record<string, unknown> = { ...owns }
  let hasGaps = false
  for (const [key, inner] of Object.entries(text)) {
    const laid = layOver(fieldOf(schema, key), inner, owns[key])
    value[key] = laid.value
    hasGaps ||= laid.hasGaps
  }
  return { value, hasGaps }
}
