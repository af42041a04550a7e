import { addLink } from '../../browser/add-link.ts'
import { readStorage } from '../../browser/storage.ts'
import { LANGUAGE_STORAGE_KEY } from '../../site/spec.ts'
import { AWAITS_LANGUAGE } from '../document-state.ts'

/** Preloads the texts of a stored language. `files` are the addresses of the other languages' texts. */
export function awaitStoredLanguage(files: Readonly<Partial<Record<string, string>>>): void {
  const code = readStorage(LANGUAGE_STORAGE_KEY) ?? ''
  const file = Object.hasOwn(files, code) && files[code]
  if (!file) return
  addLink('modulepreload', file)
  document.documentElement.dataset[AWAITS_LANGUAGE] = ''
}
