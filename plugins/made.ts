import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { GuideFacts, HeadlineFit, NameFit } from '../src/site/build-facts.ts'
import type { Language } from '../src/site/languages.ts'
import { UserError } from './user-error.ts'

const MADE_FILE = 'src/content/made.json'

export interface CardWords {
  title: string
  subtitle: string
  city: string
  alt: string
}

/** Facts of a guide's file. The build turns its date into `summary`. */
export interface RecordedGuide extends Omit<GuideFacts, 'summary'> {
  hash: string
  date?: string
}

/** Facts of the files that `npm run brand` has made, and the settings that it used. */
export interface Made {
  /** What the company was called when its pictures for link previews were made. */
  brand: string
  /** Missing if an owner has removed the guides. */
  guides?: Record<'brand' | 'email' | 'siteUrl' | 'colours', string>
  /** Keyed by the names of the files in `public/pdfs`. */
  files: Record<string, RecordedGuide>
  cards: Partial<Record<Language, CardWords>>
  names: Record<string, NameFit>
  headlines: Partial<Record<Language, Record<string, HeadlineFit>>>
}

export function readMade(root: string): Made {
  const text = readFileSync(path.join(root, MADE_FILE), 'utf8')
  try {
    return JSON.parse(text) as Made
  } catch {
    throw new UserError(`${MADE_FILE} is damaged, as after a merge with conflicts.`, [
      'Take the file of one side (docs/updates.md), then run npm run brand.',
    ])
  }
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
