import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'

/** Vite's environments for a language: one builds the code of its pages, the other what renders them. */
export interface LanguageBuild {
  language: Language
  pages: string
  renderer: string
}

/** The default language's are those that every project has. */
export function languageBuild(language: Language): LanguageBuild {
  const suffix = language === DEFAULT_LANGUAGE ? '' : `_${language}`.replace('-', '_')
  return { language, pages: `client${suffix}`, renderer: `ssr${suffix}` }
}

const BUILDS = LANGUAGES.map(({ value }) => languageBuild(value))

/** The language of what an environment builds or, while developing, serves. */
export function languageOf({ name }: { name: string }): Language {
  const build = BUILDS.find(({ pages, renderer }) => name === pages || name === renderer)
  return build?.language ?? DEFAULT_LANGUAGE
}
