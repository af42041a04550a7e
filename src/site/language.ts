/** A code such as pt-BR. Any, because owners add and remove languages. */
export type Language = `${string}-${string}`

/** What `language.yml` says of a language, and what its pages' paths begin with: nothing, or such as `/en`. */
export interface LanguageOption {
  value: Language
  label: string
  short: string
  flag: string
  prefix: string
}
