/** A code such as pt-BR. Not a fixed list, because owners add and remove languages. */
export type Language = `${string}-${string}`

/** A language as `language.yml` describes it. `prefix` begins its pages' paths: `/en`, or empty for the first language. */
export interface LanguageOption {
  value: Language
  label: string
  short: string
  flag: string
  prefix: string
}
