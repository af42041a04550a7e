import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'

/** The names of Vite's environments for a language: for its pages' code, and for the code that prerenders them. */
export interface LanguageBuild {
  language: Language
  pages: string
  renderer: string
}

/** The default language uses Vite's own environments, `client` and `ssr`. */
export function languageBuild(language: Language): LanguageBuild {
  const suffix = language === DEFAULT_LANGUAGE ? '' : `_${language}`.replace('-', '_')
  return { language, pages: `client${suffix}`, renderer: `ssr${suffix}` }
}

const BUILDS = LANGUAGES.map(({ value }) => languageBuild(value))

export function languageOf({ name }: { name: string }): Language {
  const build = BUILDS.find(({ pages, renderer }) => name === pages || name === renderer)
  return build?.language ?? DEFAULT_LANGUAGE
}
