import { parseSettings } from '../plugins/texts/read-site.ts'
import { readTexts } from '../plugins/texts/read-texts.ts'
import type { Texts } from '@/content/schema.ts'
import type { Language } from '@/site/languages.ts'

/** All texts in a language, as the site shows them. */
export function textsIn(language: Language): Texts {
  return readTexts(process.cwd(), language, parseSettings({}).env)
}
