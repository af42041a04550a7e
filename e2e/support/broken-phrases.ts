import type { Page } from '@playwright/test'

/** Lines of large Chinese and Japanese words that end neither at a phrase's mark nor at punctuation. */
export function brokenPhrases(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const kept = ':is(h1, h2, h3, .display, .subheading, .brand-card-text):is(:lang(zh), :lang(ja))'
    const large = [...document.querySelectorAll(kept)].filter((words) => words.checkVisibility())
    return large.flatMap((words) => {
      const lines: string[] = []
      let bottom = 0
      const walker = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent ?? ''
        for (let index = 0; index < text.length; index++) {
          range.setStart(node, index)
          range.setEnd(node, index + 1)
          const box = range.getBoundingClientRect()
          if (box.width > 0 && box.top >= bottom) {
            lines.push('')
            bottom = box.bottom - box.height / 4
          }
          lines.push((lines.pop() ?? '') + text.charAt(index))
        }
      }
      const ends = lines.slice(0, -1)
      return ends.filter((line) => !/[\u200B\s\p{P}]$/u.test(line)).map(() => lines.join(' / '))
    })
  })
}
