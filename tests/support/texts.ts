import type { Texts } from '@/content/schema.ts'
import { siteConfig } from '@/site/build.ts'
import { interpolate } from '@/site/interpolate.ts'
import type { Language } from '@/site/languages.ts'
import { reachUsTexts } from 'virtual:texts'
import { readSettings } from '../../plugins/read-settings.ts'
import { readTexts } from '../../plugins/texts/read-texts.ts'

/** Every text of a tree, with the path of its key. */
export function textLeaves(texts: unknown, path = ''): [path: string, text: string][] {
  if (typeof texts === 'string') return [[path, texts]]
  return Object.entries(texts ?? {}).flatMap(([key, inner]) => textLeaves(inner, `${path}.${key}`))
}

/** All texts in a language, as the site shows them. */
export function textsIn(language: Language): Texts {
  return readTexts(language, readSettings({}).settings)
}

/** A text as it is shown, with the ways to reach the company in their places. */
export function withChannels(text: string): string {
  return interpolate(text, { whatsapp: reachUsTexts.whatsapp, email: siteConfig.companyEmail })
}
