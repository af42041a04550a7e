import { withoutBreaks } from './interpolate.ts'

// In Archivo a narrow letter has about 0.6 of the mean width, and a wide one about 1.5.
const NARROW = /[fijlrtI\s.,:;!'’-]/g
const WIDE = /[mwMW]/g

/** The width of a line, or of the widest of several, in letters of mean width. */
export function widthInLetters(lines: string | readonly string[]): number {
  const widths = [lines].flat().map((line) => {
    const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0
    return Array.from(withoutBreaks(line)).length - 0.4 * count(NARROW) + 0.5 * count(WIDE)
  })
  return Number(Math.max(...widths).toFixed(1))
}

/** The width of the widest line of a text that wraps at a limit. A longer word stays whole. */
export function wrappedWidth(text: string, limit: number): number {
  return Math.max(Math.min(widthInLetters(text), limit), widthInLetters(text.split(' ')))
}
