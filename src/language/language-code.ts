import { DEFAULT_LANGUAGE, isLanguage } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'

/** On first load an unknown code falls back to Portuguese (specification section 4). */
export function firstLanguage(code: string | null): Language {
  return code !== null && isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/** On a later change an unknown code selects English (specification section 4). */
export function changedLanguage(code: string): Language {
  return isLanguage(code) ? code : 'en-US'
}
