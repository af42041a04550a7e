import { matchPath } from 'react-router-dom'
import { languagePath } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'
import { BUILD_ROUTES } from '@/config/build.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { buildLanguage } from '@/config/build.ts'
import { publicPath, sitePath } from '@/lib/public-path.ts'
import { readStorage, removeStorage, writeStorage } from '@/browser/storage.ts'

const POSITION_KEY = 'position-in-other-language'

interface Position {
  section: string
  progress: number
}

function currentPosition(): Position | undefined {
  const section = Array.from(document.querySelectorAll('section[id]')).findLast(
    (element) => element.getBoundingClientRect().top <= 1,
  )
  if (!section) return undefined
  const { top, height } = section.getBoundingClientRect()
  return { section: section.id, progress: Math.min(-top / height, 1) }
}

export function addressIn(language: Language, pathname: string): string {
  const path = sitePath(pathname)
  // With a slash at its end or without, as hosts answer it.
  const page = BUILD_ROUTES.find(({ addresses }) =>
    addresses.some((address) => address !== '*' && matchPath(address, path)),
  )
  if (!page || page.languageNeutral) return publicPath(path)
  return publicPath(languagePath(language) + path.slice(languagePath(buildLanguage).length))
}

export function goToLanguage(language: Language): void {
  if (language === buildLanguage) return
  const position = currentPosition()
  if (position) writeStorage(POSITION_KEY, JSON.stringify(position), 'sessionStorage')
  const { pathname, search } = window.location
  const address = addressIn(language, pathname)
  if (address === pathname) window.location.reload()
  else window.location.assign(address + search)
}

/** Restores the scroll position, and stores the language for the addresses that all languages share. */
export function continueInLanguage(): void {
  if (readStorage(LANGUAGE_STORAGE_KEY) === null) writeStorage(LANGUAGE_STORAGE_KEY, buildLanguage)
  const stored = readStorage(POSITION_KEY, 'sessionStorage')
  if (stored === null) return
  removeStorage(POSITION_KEY, 'sessionStorage')
  const { section, progress } = JSON.parse(stored) as Position
  const element = document.getElementById(section)
  if (!element) return
  const { top, height } = element.getBoundingClientRect()
  window.scrollTo({ top: window.scrollY + top + progress * height, behavior: 'instant' })
}
