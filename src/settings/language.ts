import { createStoredSetting } from '@/browser/stored-setting.ts'
import type { Language } from '@/site/language.ts'
import { LANGUAGE_STORAGE_KEY } from '@/site/spec.ts'
import { defaultLanguage, languages } from 'virtual:site'

function isLanguage(code: string): code is Language {
  return languages.some(({ value }) => value === code)
}

export const languageSetting = createStoredSetting([LANGUAGE_STORAGE_KEY], isLanguage)

/** A stored unknown code means the default language, a chosen one the second (specification section 4). */
export function resolveLanguage(code: string): Language {
  return isLanguage(code) ? code : (languages.at(1)?.value ?? defaultLanguage)
}
