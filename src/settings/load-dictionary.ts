import { dictionaries } from 'virtual:texts'
import type { Dictionary } from '@/content/schema.ts'
import { buildLanguage } from '@/site/build.ts'
import type { Language } from '@/site/languages.ts'

/** What another language shows instead of the build's own texts: in that language itself, nothing. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === buildLanguage) return {}
  const load = dictionaries[language]
  if (!load) throw new Error(`${language} has no texts`)
  return (await load()).default
}

/** If it fails, the texts are loaded again when the language is chosen. */
export function preloadLanguage(language: Language): void {
  if (!import.meta.env.WHOLE_LANGUAGES) loadDictionary(language).catch(() => undefined)
}
