// In Archivo a narrow letter has half of the mean width, or a little more, and a wide one half as much again.
const NARROW = /[fijlrtI\s.,:;!'’-]/g
const NARROWER = 0.4
const WIDE = /[mwMW]/g
const WIDER = 0.5
/** Texts mark their phrase ends with it. */
const NO_WIDTH = '\u200B'

/** How wide a line, or the widest of some, is in mean letters: narrow ones count less, and wide ones more. */
export function countChars(lines: string | readonly string[]): number {
  const widths = [lines].flat().map((line) => {
    const letters = Array.from(line.replaceAll(NO_WIDTH, ''))
    const count = (pattern: RegExp) => line.match(pattern)?.length ?? 0
    return letters.length - NARROWER * count(NARROW) + WIDER * count(WIDE)
  })
  return Number(Math.max(...widths).toFixed(1))
}
