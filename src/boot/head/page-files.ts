export interface OtherLanguage {
  language: string
  /** The path of its pages, such as `/en`. */
  folder: string
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

/** The addresses are in an attribute, so that the script has the same CSP hash on every page. */
export function readPageFiles(): PageFiles {
  return JSON.parse(document.currentScript?.dataset['files'] ?? '{}') as PageFiles
}
