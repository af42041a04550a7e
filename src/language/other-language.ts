import { languagePath } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'
import { OWN_ROUTE_LIST } from '@/config/build.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import { ownLanguage } from '@/config/build.ts'
import { publicPath, sitePath } from '@/lib/public-path.ts'
import { readStorage, removeStorage, writeStorage } from '@/browser/storage.ts'

const PLACE_KEY = 'place-in-other-language'

/** A place on a page that its translation has too: a part of one of its sections. */
interface Place {
  section: string
  /** How far the section has been scrolled, from 0 to 1. */
  part: number
}

function currentPlace(): Place | undefined {
  const section = Array.from(document.querySelectorAll('section[id]')).findLast(
    (element) => element.getBoundingClientRect().top <= 1,
  )
  if (!section) return undefined
  const { top, height } = section.getBoundingClientRect()
  return { section: section.id, part: Math.min(-top / height, 1) }
}

/** The same page in another language; what all languages share keeps its address. */
export function addressIn(language: Language, pathname: string): string {
  const path = sitePath(pathname)
  const page = OWN_ROUTE_LIST.find(({ addresses }) => addresses.includes(path))
  if (!page || page.shared) return publicPath(path)
  return publicPath(languagePath(language) + path.slice(languagePath(ownLanguage).length))
}

/** Leaves for the same page in another language, where each has addresses of its own. */
export function goToLanguage(language: Language): void {
  if (language === ownLanguage) return
  const place = currentPlace()
  if (place) writeStorage(PLACE_KEY, JSON.stringify(place), 'sessionStorage')
  const { pathname, search } = window.location
  const address = addressIn(language, pathname)
  if (address === pathname) window.location.reload()
  else window.location.assign(address + search)
}

/**
 * Finds the place that the visitor left in another language, and keeps the language of the first
 * page seen for the addresses that all languages share.
 */
export function arriveInLanguage(): void {
  if (readStorage(LANGUAGE_STORAGE_KEY) === null) writeStorage(LANGUAGE_STORAGE_KEY, ownLanguage)
  const stored = readStorage(PLACE_KEY, 'sessionStorage')
  if (stored === null) return
  removeStorage(PLACE_KEY, 'sessionStorage')
  const { section, part } = JSON.parse(stored) as Place
  const element = document.getElementById(section)
  if (!element) return
  const { top, height } = element.getBoundingClientRect()
  window.scrollTo({ top: window.scrollY + top + part * height, behavior: 'instant' })
}
