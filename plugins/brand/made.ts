import { createHash } from 'node:crypto'
import type { GuideFile } from '../../src/site/guide-file.ts'
import type { Language } from '../../src/site/language.ts'
import { messages } from '../messages/messages.ts'
import { UserError } from '../messages/user-error.ts'
import { readFileIn, type SiteFolder } from '../settings/site-folder.ts'

export interface CardWords {
  title: string
  subtitle: string
  city: string
  alt: string
}

export interface MadeGuide extends Omit<GuideFile, 'summary'> {
  hash: string
  date?: string
}

/** What `npm run brand` has made, with the words on its pictures. */
export interface Made {
  files: Record<string, MadeGuide>
  cards: Partial<Record<Language, CardWords>>
}

const NOTHING_MADE: Made = { files: {}, cards: {} }

export function madeFile({ content }: SiteFolder): string {
  return `${content}/made.json`
}

export function readMade(folder: SiteFolder): Made {
  const file = madeFile(folder)
  const text = readFileIn(folder, file)
  if (text === undefined) return NOTHING_MADE
  try {
    return JSON.parse(text) as Made
  } catch {
    throw new UserError(messages.files.damaged(file), [messages.files.takeOneSide])
  }
}

export function hashOf(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
