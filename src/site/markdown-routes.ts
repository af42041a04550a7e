import type { Language } from './language.ts'

/** Its text is only in its own document, so links to it have to load that document. */
export interface MarkdownRoute {
  title: string
  path: string
  /** Its path in the first language, by which texts link to it. */
  linkedAs: string
  inMenu: boolean
  paths: Partial<Record<Language, string>>
}
