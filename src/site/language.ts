/** A code such as pt-BR. Any, because owners add and remove languages. */
export type Language = `${string}-${string}`

/** What `language.yml` says of a language, and the path of its pages: empty, or such as `/en`. */
export interface LanguageOption {
  value: Language
  label: string
  short: string
  flag: string
  folder: string
}
