import type { Language } from './language.ts'

/** Its text is in its own document alone, so links to it load that document. */
export interface MarkdownRoute {
  title: string
  path: string
  /** Its path in the first language, by which texts link to it. */
  linkedAs: string
  inMenu: boolean
  paths: Partial<Record<Language, string>>
}
