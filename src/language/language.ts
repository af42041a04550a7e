import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../config/languages.ts'

// Unknown codes: specification section 4.

export function firstLanguage(code: string | null): Language {
  return code !== null && isLanguage(code) ? code : DEFAULT_LANGUAGE
}

export function changedLanguage(code: string): Language {
  return isLanguage(code) ? code : (LANGUAGES.at(1)?.value ?? DEFAULT_LANGUAGE)
}
