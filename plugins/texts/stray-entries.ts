import { DEFAULT_LANGUAGE, type Language } from '../../src/site/languages.ts'
import { isObject } from '../is-object.ts'
import { textFile } from './read-texts.ts'
import { GROUPS } from './schema-tree.ts'
import { readSource } from './source.ts'

function idsOf(list: readonly unknown[]): string[] {
  return list.flatMap((entry) => (isObject(entry) && 'id' in entry ? [String(entry['id'])] : []))
}

/**
 * Finds translations whose `id` is not in the Portuguese list, if that list has an entry without a
 * translation: the `id` is probably misspelt.
 */
export function strayEntries(portuguese: unknown, own: unknown): string[] {
  if (Array.isArray(portuguese) && Array.isArray(own)) {
    const [ids, ownIds] = [idsOf(portuguese), idsOf(own)]
    const lacking = ids.filter((id) => !ownIds.includes(id))
    if (lacking.length === 0) return []
    return ownIds
      .filter((id) => !ids.includes(id))
      .map(
        (id) =>
          `"${id}" is no entry of the Portuguese list, where ${lacking.join(', ')} has no translation`,
      )
  }
  if (!isObject(portuguese) || !isObject(own)) return []
  return Object.entries(own).flatMap(([key, inner]) => strayEntries(portuguese[key], inner))
}

export function strays(root: string, languages: readonly Language[]): string[] {
  const read = (file: string) => readSource(root, file)?.value
  return languages.flatMap((language) =>
    GROUPS.flatMap((group) => {
      const file = textFile(language, group)
      const found = strayEntries(read(textFile(DEFAULT_LANGUAGE, group)), read(file))
      return found.map((stray) => `${file}: ${stray}.`)
    }),
  )
}
