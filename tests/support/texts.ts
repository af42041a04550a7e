import type { Language } from '@/site/language.ts'
import { readSettings } from '../../plugins/read-settings.ts'
import type { Settings } from '../../plugins/settings/settings.ts'
import { readTexts } from '../../plugins/texts/read-texts.ts'
import { interpolate } from '../../src/text/interpolate.ts'

/** Every text of a tree, with the path of its key. */
export function textLeaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`))
}

/** The texts of a site with these settings, as it shows them. */
export function textsOf(settings: Settings) {
  const textsIn = (language: Language) => readTexts(language, settings)
  /** A text with the ways to reach the company in their places. */
  const withChannels = (text: string) => {
    const { whatsapp } = textsIn('pt-BR').reachUs
    return interpolate(text, { whatsapp, email: settings.email })
  }
  return { textsIn, withChannels }
}

export const { textsIn, withChannels } = textsOf(readSettings({}).settings)
