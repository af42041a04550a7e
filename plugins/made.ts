import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HeadlineFits, MaterialFacts, NameFit } from '../src/site/build.ts'
import type { Language } from '../src/site/languages.ts'
import type { CardWords } from './share-card.ts'

/** What a guide's file says of itself: pages have its size and date in words. */
export interface GuideFacts extends Omit<MaterialFacts, 'summary'> {
  bytes: number
  /** Of its text, as the file gives it. */
  date?: string
}

/** Everything that the build has to know of what `npm run brand` has made, and with which settings. */
export interface Made {
  mails: Record<'brand' | 'email' | 'colours', string>
  /** Nothing where an owner has taken the guides away. An empty address is not printed. */
  guides?: Record<'brand' | 'email' | 'siteUrl' | 'colours', string>
  /** By the name of the file under `/pdfs/`. */
  files: Record<string, GuideFacts>
  cards: Partial<Record<Language, CardWords>>
  /** The names that the hero shows. */
  names: Record<string, NameFit>
  headlines: Partial<Record<Language, HeadlineFits>>
}

const ROOT = path.join(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'src/content/made.json')

export function readMade(): Made {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Made
}
