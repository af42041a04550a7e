import { dictionaries } from 'virtual:texts'
import type { Dictionary } from '@/content/schema.ts'
import { buildLanguage } from '@/site/build.ts'
import type { Language } from '@/site/languages.ts'

/** The texts that a language shows instead of the build's; none for the build's own language. */
export async function loadDictionary(language: Language): Promise<Dictionary> {
  const load = dictionaries[language]
  if (language === buildLanguage) return {}
  if (!load) throw new Error(`${language} has no texts`)
  return (await load()).default
}
