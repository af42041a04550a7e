import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HeadlineFits, MaterialFacts, NameFit } from '../src/site/build.ts'
import type { Language } from '../src/site/languages.ts'

/** What is written on the picture of shared links. */
export interface CardWords {
  title: string
  subtitle: string
  city: string
  alt: string
}

/** Facts of a guide's file. The build turns its date into `summary`. */
export interface GuideFacts extends Omit<MaterialFacts, 'summary'> {
  /** Tells whether the file is still the one that was recorded. */
  hash: string
  /** The creation date in the file. */
  date?: string
}

/** Facts of the files that `npm run brand` has made, and the settings that it used. */
export interface Made {
  mails: Record<'brand' | 'email' | 'colours', string>
  /** Missing if an owner has removed the guides. */
  guides?: Record<'brand' | 'email' | 'siteUrl' | 'colours', string>
  /** Keyed by the names of the files in `public/pdfs`. */
  files: Record<string, GuideFacts>
  cards: Partial<Record<Language, CardWords>>
  /** Keyed by the measured brand names. */
  names: Record<string, NameFit>
  headlines: Partial<Record<Language, HeadlineFits>>
}

export function readMade(root: string): Made {
  return JSON.parse(readFileSync(path.join(root, 'src/content/made.json'), 'utf8')) as Made
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
