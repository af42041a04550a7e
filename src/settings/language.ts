import { LANGUAGE_STORAGE_KEY } from '@/site/constants.ts'
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '@/site/languages.ts'
import { storedSetting } from '@/boot/stored-setting.ts'

const isCode = (code: string): code is string => code !== ''

/** The code of the chosen language, which may be unknown. */
export const languageSetting = storedSetting([LANGUAGE_STORAGE_KEY], isCode)

// A stored unknown code means the default language, a chosen one the second (specification section 4).

export function storedLanguage(code: string | null): Language {
  return code !== null && isLanguage(code) ? code : DEFAULT_LANGUAGE
}

export function chosenLanguage(code: string): Language {
  return isLanguage(code) ? code : (LANGUAGES.at(1)?.value ?? DEFAULT_LANGUAGE)
}
