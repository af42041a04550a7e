import { addLink } from '../../browser/add-link.ts'
import { readStorage } from '../../browser/storage.ts'
import { LANGUAGE_STORAGE_KEY } from '../../site/spec.ts'
import { AWAITS_LANGUAGE, SERVED_PAGE } from '../document-state.ts'
import type { OtherLanguage, PageFiles } from './page-files.ts'

/** The language that the address is in, or else the stored one. Undefined for the page's own. */
export function languageAt(
  pathname: string,
  others: readonly OtherLanguage[],
): OtherLanguage | undefined {
  return (
    others.find(({ prefix }) => `${pathname}/`.startsWith(`${prefix}/`)) ??
    others.find(({ language }) => language === readStorage(LANGUAGE_STORAGE_KEY))
  )
}

/** Where all languages share a page: asks for the texts of the stored one, which hides those that are served. */
export function awaitTexts(files: Readonly<Partial<Record<string, string>>>): void {
  const code = readStorage(LANGUAGE_STORAGE_KEY) ?? ''
  const file = Object.hasOwn(files, code) && files[code]
  if (!file) return
  addLink('modulepreload', file)
  document.documentElement.dataset[AWAITS_LANGUAGE] = ''
}

/** Where each language has its own code: returns that of the language to show, which renders the page anew. */
export function awaitCode({ code, others = [] }: PageFiles): string {
  const other = languageAt(window.location.pathname, others)
  if (!other) return code
  const { classList, dataset } = document.documentElement
  classList.add('awaits-language')
  dataset[AWAITS_LANGUAGE] = ''
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById('root')?.removeAttribute(`data-${SERVED_PAGE}`),
  )
  return other.code
}
