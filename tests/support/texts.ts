import type { Texts } from '@/content/schema/texts.ts'
import type { Language } from '@/site/language.ts'
import { readSettings } from '../../plugins/read-settings.ts'
import { readTexts } from '../../plugins/texts/read-texts.ts'
import { interpolate } from '../../src/text/interpolate.ts'

/** Every text of a tree, with the path of its key. */
export function textLeaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`))
}

const { settings } = readSettings({})

/** The texts of the example, as it shows them. */
export function textsIn(language: Language): Texts {
  return readTexts(language, settings)
}

/** A text with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  const { whatsapp } = textsIn('pt-BR').reachUs
  return interpolate(text, { whatsapp, email: settings.email })
}
