import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from '../config/languages.ts'
import { addLink } from '../loading/head/add-link.ts'
import { AWAITED } from '../loading/page-state.ts'
import { readStorage } from '../browser/storage.ts'

// Unknown codes: specification section 4.

export function firstLanguage(code: string | null): Language {
  return code !== null && isLanguage(code) ? code : DEFAULT_LANGUAGE
}

export function changedLanguage(code: string): Language {
  return isLanguage(code) ? code : (LANGUAGES.at(1)?.value ?? DEFAULT_LANGUAGE)
}

/** Runs before the first paint. `files` are the addresses of the other languages' texts. */
export function awaitStoredLanguage(key: string, files: Readonly<Record<string, string>>): void {
  const code = readStorage(key) ?? ''
  if (!Object.hasOwn(files, code)) return
  addLink('modulepreload', files[code] ?? '')
  document.documentElement.dataset[AWAITED] = ''
}
