import { parseSettings } from '../../plugins/settings/settings.ts'
import { readTexts } from '../../plugins/texts/read-texts.ts'
import type { Texts } from '@/content/schema.ts'
import type { Language } from '@/site/languages.ts'

/** Every text of a tree, with the path of its key. */
export function textLeaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`))
}

/** All texts in a language, as the site shows them. */
export function textsIn(language: Language): Texts {
  return readTexts(language, parseSettings({}).settings)
}
