import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../config/languages.ts'
import type { Language } from '../config/languages.ts'
import { addLink } from '../loading/head/add-link.ts'
import { AWAITED } from '../loading/page-state.ts'
import { readStorage } from '../browser/storage.ts'

/** On first load an unknown code falls back to Portuguese (specification section 4). */
export function firstLanguage(code: string | null): Language {
  return code !== null && isLanguage(code) ? code : DEFAULT_LANGUAGE
}

/** On a later change an unknown code selects the second language, English (specification section 4). */
export function changedLanguage(code: string): Language {
  return isLanguage(code) ? code : (LANGUAGES.at(1)?.value ?? DEFAULT_LANGUAGE)
}

/**
 * Asks for the texts of a stored language before anything is painted, and hides meanwhile what would
 * be seen in another one.
 * @param files address of each language's code, without the default one's, which the page is in
 */
export function awaitStoredLanguage(key: string, files: Readonly<Record<string, string>>): void {
  const code = readStorage(key) ?? ''
  if (!Object.hasOwn(files, code)) return
  addLink('modulepreload', files[code] ?? '')
  document.documentElement.dataset[AWAITED] = ''
}
