import { countChars } from './count-chars.ts'

/** How wide a text is (`countChars`) that takes further lines beyond a limit. A word stays on one line. */
export function wrappedChars(text: string, lineLimit: number): number {
  return Math.max(Math.min(countChars(text), lineLimit), countChars(text.split(' ')))
}
