import { DEFAULT_LANGUAGE, type Language } from '@/config/languages.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { preload } from '@/loading/preload.ts'
import { dictionary } from '@/texts/dictionary.ts'

const others = import.meta.glob<Dictionary>(
  ['../content/*/dictionary.ts', '!../content/pt-br/dictionary.ts'],
  { import: 'dictionary' },
)

export async function loadDictionary(language: Language): Promise<Dictionary> {
  if (language === DEFAULT_LANGUAGE) return dictionary
  const load = others[`../content/${language.toLowerCase()}/dictionary.ts`]
  if (!load) throw new Error(`${language} has no texts`)
  return load()
}

export function preloadLanguage(language: Language): void {
  if (!import.meta.env.WHOLE_LANGUAGES) preload(() => loadDictionary(language))
}
