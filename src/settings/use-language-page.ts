import { useEffect, useLayoutEffect } from 'react'
import { stopAwaitingLanguage } from '@/boot/document-state.ts'
import { withBase, withoutBase } from '@/site/base-path.ts'
import { languagePrefix, routeAt, markdownRouteAt } from '@/site/build-routes.ts'
import type { Language } from '@/site/language.ts'
import { buildLanguage } from 'virtual:site'
import { languageSetting } from './language.ts'
import { SERVED_TEXTS, type LanguageTexts } from './use-language-texts.ts'

function addressIn(language: Language, pathname: string): string {
  const path = withoutBase(pathname)
  if (!routeAt(path).indexed) return withBase(path)
  const markdownRoute = import.meta.env.MARKDOWN && markdownRouteAt(path)
  if (markdownRoute)
    return withBase(markdownRoute.paths[language] ?? `${languagePrefix(language)}/`)
  return withBase(languagePrefix(language) + path.slice(languagePrefix(buildLanguage).length))
}

function currentSection(): string {
  const section = [...document.querySelectorAll('section[id]')].findLast(
    (element) => element.getBoundingClientRect().top < window.innerHeight / 2,
  )
  return section ? `#${section.id}` : ''
}

export function changeLanguagePage(language: Language): void {
  languageSetting.set(language)
  if (language === buildLanguage) return
  const { pathname, search } = window.location
  const address = addressIn(language, pathname)
  if (address === pathname) window.location.reload()
  else window.location.assign(address + search + currentSection())
}

/** Stores the language of the first page of a visit, for addresses that all languages share. */
export function rememberLanguage(): void {
  if (languageSetting.get() === null) languageSetting.set(buildLanguage)
}

export function useLanguagePage(): LanguageTexts {
  useLayoutEffect(stopAwaitingLanguage, [])
  useEffect(rememberLanguage, [])
  return SERVED_TEXTS
}
