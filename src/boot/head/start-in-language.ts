import { readStorage } from '../../browser/storage.ts'
import { LANGUAGE_STORAGE_KEY } from '../../site/spec.ts'
import type { OtherLanguage, PageFiles } from './page-files.ts'
import { startPage } from './start-page.ts'

/** Longer than this, the page is shown as it was served. So it is in document-state.css. */
const LIMIT_MS = 300

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

export async function startPageInLanguage({ others = [], ...files }: PageFiles): Promise<void> {
  const other = languageAt(window.location.pathname, others)
  if (!other) return startPage(files)
  const hiding = document.documentElement.animate({ visibility: ['hidden', 'hidden'] }, LIMIT_MS)
  // The code must render its own page instead of hydrating this one.
  document.addEventListener('DOMContentLoaded', () =>
    document.getElementById('root')?.removeAttribute('data-page'),
  )
  // A hidden page may have no first paint.
  await startPage({ ...files, code: other.code }, Promise.resolve(false))
  hiding.cancel()
}
