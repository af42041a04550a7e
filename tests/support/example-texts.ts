import type { Texts } from '@/content/schema/texts.ts'
import type { Language } from '@/site/language.ts'
import { readSite } from '../../plugins/site/read-site.ts'
import { textsOf } from '../../plugins/site/site.ts'

/** Every text of a tree, with the path of its key. */
export function textLeaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`))
}

const { site } = readSite({})

/** The languages of the example. */
export const LANGUAGES = site.languages

/** The texts of the example, as it shows them. */
export function textsIn(language: Language): Texts {
  return textsOf(language, site)
}
