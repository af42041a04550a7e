import { readStorage } from '../storage.ts'
import { AWAITED } from '../page-state.ts'
import { addLink } from './add-link.ts'

/** Preloads the texts of a stored language. `files` are the addresses of the other languages' texts. */
export function awaitStoredLanguage(key: string, files: Readonly<Record<string, string>>): void {
  const code = readStorage(key) ?? ''
  if (!Object.hasOwn(files, code)) return
  addLink('modulepreload', files[code] ?? '')
  document.documentElement.dataset[AWAITED] = ''
}
