import type { Language } from './language.ts'

/** A page of Markdown. Its words are in its own document alone, so that links to it load that. */
export interface MarkdownPage {
  title: string
  path: string
  /** Its path in the first language, by which texts link to it. */
  linkedAs: string
  inMenu: boolean
  paths: Partial<Record<Language, string>>
}
