export interface OtherLanguage {
  language: string
  /** What its pages' paths begin with, such as `/en`. */
  prefix: string
  code: string
}

export interface PageFiles {
  code: string
  /** The whole style sheet, if the page contains the style of its first view. */
  style?: string | undefined
  /** The texts of the other languages, if all languages share the page's address. */
  dictionaries?: Record<string, string> | undefined
  /** The other languages, if each has its own pages but they share this one. */
  others?: readonly OtherLanguage[] | undefined
}
