import { importAgain } from '@/browser/import-again.ts'
import type { Dictionary } from '@/content/schema/texts.ts'
import type { Language } from '@/site/language.ts'
import { dictionaries } from 'virtual:site'

export async function loadDictionary(language: Language): Promise<Dictionary> {
  const load = dictionaries[language]
  if (!load) throw new Error(`${language} has no texts`)
  return (await importAgain(load)).default
}
