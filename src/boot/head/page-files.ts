/** Addresses that the build writes into a page, for the script in its head. */
export interface PageFiles {
  /** The entry, and all that it imports. */
  code: string[]
  /** The whole style sheet, where the page has what its first view needs of it. */
  style?: string | undefined
  /** The first view's largest one, in the light theme and in the dark. */
  pictures?: string[] | undefined
  /** The texts of each language but the page's, where visitors choose one without another address. */
  dictionaries?: Record<string, string> | undefined
  /** On a page that is one for all languages the code of each further one. */
  others?: Record<string, string[]> | undefined
}

/** They stand in an attribute, so that the script has the same CSP hash on every page. */
export function readPageFiles(): PageFiles {
  return JSON.parse(document.currentScript?.dataset['files'] ?? '{}') as PageFiles
}
