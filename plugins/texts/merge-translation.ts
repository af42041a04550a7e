import type { Language } from '../../src/site/language.ts'
import { isObject } from './is-object.ts'
import { fieldAt, type FieldSchema } from './schema-tree.ts'

interface MergedTexts {
  value: unknown
  hasGaps: boolean
}

/** List entries are matched by `id`, other values by key. */
function translationOf(text: unknown, key: string, own: unknown): unknown {
  if (!Array.isArray(own)) return isObject(own) ? own[key] : undefined
  if (!isObject(text)) return own[Number(key)]
  return own.find((entry) => isObject(entry) && entry['id'] === text['id'])
}

/** Fills gaps with the default language's texts. An entry with a gap gets its `lang`; `hasGaps` tells of others. */
export function mergeTranslation(
  defaultLanguage: Language,
  field: FieldSchema | undefined,
  text: unknown,
  own: unknown,
): MergedTexts {
  const isList = Array.isArray(text)
  if (!isList && !isObject(text))
    return {
      // Documents are the same in every language. The default one's is already reduced to a file name.
      value: field?.asset === 'document' ? text : (own ?? text),
      hasGaps: own === undefined && text !== '' && field?.translatable === true,
    }
  let hasGaps = false
  const merged = Object.entries(text).map(([key, inner]: [string, unknown]) => {
    const found = mergeTranslation(
      defaultLanguage,
      fieldAt(field, key),
      inner,
      translationOf(inner, key, own),
    )
    if (isList && isObject(found.value))
      return [key, found.hasGaps ? { ...found.value, lang: defaultLanguage } : found.value]
    hasGaps ||= found.hasGaps
    return [key, found.value]
  })
  if (isList) return { value: merged.map(([, value]) => value), hasGaps }
  return { value: { ...(isObject(own) && own), ...Object.fromEntries(merged) }, hasGaps }
}
