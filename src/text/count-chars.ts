const NARROW = /[fijlrtI\s.,:;!'’-]/g
const WIDE = /[mwMW]/g
/** Texts mark their phrase ends with it. */
const NO_WIDTH = '\u200B'

/** How wide a line, or the widest of some, is in mean letters: narrow ones count less, and wide ones more. */
export function countChars(lines: string | readonly string[]): number {
  const widths = [lines].flat().map((line) => {
    const letters = Array.from(line.replaceAll(NO_WIDTH, ''))
    const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0
    return letters.length - 0.4 * count(NARROW) + 0.5 * count(WIDE)
  })
  return Number(Math.max(...widths).toFixed(1))
}
