import { createStoredSetting } from '@/browser/stored-setting.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@/site/languages.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'

export const languageSetting = createStoredSetting([LANGUAGE_STORAGE_KEY], isLanguage)

/** A stored unknown code means the default language, a chosen one the second (specification section 4). */
export function resolveLanguage(code: string): Language {
  return isLanguage(code) ? code : (LANGUAGES.at(1)?.value ?? DEFAULT_LANGUAGE)
}
