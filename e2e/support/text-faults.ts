import type { Page } from '@playwright/test'

/**
 * What is wrong with how texts and controls stand: out of the window, cut by what clips them, or run into
 * one another; unless a reader has set the texts larger, in the margin of their band, or a word parted.
 */
export function textFaults(page: Page, { enlarged = false } = {}): Promise<string[]> {
  return page.evaluate((isEnlarged) => {
    const faults = new Set<string>()
    const lines: { block: Element; rect: DOMRect; text: string }[] = []
    const range = document.createRange()
    const { clientWidth } = document.documentElement
    const modal = document.querySelector(':modal')

    /** Leaves out hidden elements and decoration, but not the names of the stars. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"]:not(:has(.sky-name)), .skip-link, script, style') &&
      getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)' &&
      // As the words for screen readers alone are.
      getComputedStyle(element).clipPath !== 'inset(50%)'

    function noteCut(rect: DOMRect, element: Element, name: string): void {
      // A wide table is scrolled within the page.
      if (element.closest('table')) return
      if (rect.left < -1 || rect.right > clientWidth + 1) faults.add(`${name}: out of the window`)
      for (let box: Element | null = element; box?.parentElement; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (box === document.body || !/hidden|clip/.test(overflowX + overflowY)) continue
        const edge = box.getBoundingClientRect()
        const cutX = rect.left < edge.left - 1 || rect.right > edge.right + 1
        const cutY = rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1
        if ((cutX && overflowX !== 'visible') || (cutY && overflowY !== 'visible'))
          faults.add(`${name}: cut by ${box.tagName} ${box.className}`)
      }
    }

    function noteWords(text: Text, parent: Element): void {
      const band = parent.closest('table') ? null : parent.closest('.page-width')
      const { fontSize } = getComputedStyle(parent)
      const { left, right } = (band ?? document.body).getBoundingClientRect()
      const { paddingLeft, paddingRight } = getComputedStyle(band ?? document.body)
      // Headlines begin and end with their drawn letters, not with the room that a letter has.
      const room = 0.12 * Number.parseFloat(fontSize)
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{M}]+/gu)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0)
        const start = left + Number.parseFloat(paddingLeft) - room
        const end = right - Number.parseFloat(paddingRight) + room
        if (band && rects.some((rect) => rect.left < start || rect.right > end))
          faults.add(`${word}: in the margin, not from ${start} to ${end}`)
        // Chinese and Japanese words may break anywhere, except in large type.
        const isKept =
          !parent.matches(':lang(zh), :lang(ja)') ||
          parent.closest('h1, h2, h3, .display-type, .subheading, .in-phrases')
        if (isKept && new Set(rects.map(({ top }) => top)).size > 1)
          faults.add(`${word}: parted, ${parent.className}`)
      }
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      const parent = text.parentElement
      const words = text.data.trim().slice(0, 40)
      if (!words || !parent || !isSeen(parent)) continue
      range.selectNodeContents(text)
      const rect = range.getBoundingClientRect()
      noteCut(rect, parent, words)
      if (parent.matches('.sky-name')) continue
      if (!parent.closest('header, aside') && (modal?.contains(parent) ?? true))
        for (const line of range.getClientRects())
          lines.push({ block: parent, rect: line, text: words })
      if (!isEnlarged) noteWords(text, parent)
    }
    for (const control of document.querySelectorAll('a, button, input, textarea'))
      if (isSeen(control))
        noteCut(
          control.getBoundingClientRect(),
          control,
          control.textContent.trim() || control.outerHTML.slice(0, 60),
        )

    for (const [index, { block, rect, text }] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left)
        const down = Math.min(rect.bottom, other.rect.bottom) - Math.max(rect.top, other.rect.top)
        const isNested = () => block.contains(other.block) || other.block.contains(block)
        if (across > 1 && down > Math.min(rect.height, other.rect.height) / 2 && !isNested())
          faults.add(`${text}: runs into ${other.text}`)
      }
    return [...faults]
  }, enlarged)
}
