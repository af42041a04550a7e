import type { Page } from '@playwright/test'

/** The words that stand in the margin of their band, and those that are parted between two lines. */
export function misplacedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const out: string[] = []
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const band = parent?.closest('.page')
      if (!parent || !band || parent.closest('[aria-hidden="true"]')) continue
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const { left, right } = band.getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(band)
      // Headlines begin and end with their drawn letters, not with the room that a letter has.
      const room = 0.12 * Number.parseFloat(getComputedStyle(parent).fontSize)
      const start = left + Number.parseFloat(paddingLeft) - room
      const end = right - Number.parseFloat(paddingRight) + room
      for (const { 0: word, index } of node.textContent?.matchAll(/\S+/g) ?? []) {
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
        for (const line of lines)
          if (line.left < start || line.right > end)
            out.push(`${word}: ${line.left} to ${line.right}, not ${start} to ${end}`)
        // An address, or words with a hyphen, may be parted where they are joined.
        if (new Set(lines.map(({ top }) => top)).size > 1 && /^[\p{L}\p{M}.,:;!?]+$/u.test(word))
          out.push(`${word}: on ${lines.length} lines, ${parent.className}`)
      }
    }
    return out
  })
}
