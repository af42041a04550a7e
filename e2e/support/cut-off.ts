import type { Page } from '@playwright/test'

/** The texts, pictures and controls that stand out of the window or of what clips them. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const out: string[] = []
    const clippers = new Map<Element, { box: Element; x: boolean; y: boolean; rect: DOMRect }[]>()

    /** What clips an element, itself and around it; looked up once for all that stands in it. */
    function clippersOf(element: Element | null): NonNullable<ReturnType<typeof clippers.get>> {
      if (!element) return []
      const known = clippers.get(element)
      if (known) return known
      const found = clippersOf(element.parentElement).slice()
      const { overflowX, overflowY } = getComputedStyle(element)
      const [x = false, y = false] = [overflowX, overflowY].map((it) => /^(hidden|clip)$/.test(it))
      if (element !== document.body && (x || y))
        found.push({ box: element, x, y, rect: element.getBoundingClientRect() })
      clippers.set(element, found)
      return found
    }

    function note(rect: DOMRect, element: Element, name: string): void {
      if (rect.width === 0) return
      if (rect.left < -1 || rect.right > width + 1)
        out.push(`${name}: ${Math.round(rect.left)} to ${Math.round(rect.right)} of ${width}`)
      for (const { box, x, y, rect: edge } of clippersOf(element)) {
        const cutX = x && (rect.left < edge.left - 1 || rect.right > edge.right + 1)
        const cutY = y && (rect.top < edge.top - 1 || rect.bottom > edge.bottom + 1)
        if (cutX || cutY) out.push(`${name}: cut by ${box.tagName} ${box.className}`)
      }
    }

    /** Neither what is hidden nor what is drawn by other means than its text. */
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden="true"], .skip-link, script, style') &&
      getComputedStyle(element).color !== 'rgba(0, 0, 0, 0)'

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      const text = node.textContent?.trim() ?? ''
      if (!text || !parent || !isSeen(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      note(range.getBoundingClientRect(), parent, text.slice(0, 40))
    }
    for (const control of document.querySelectorAll('a, button, input, textarea'))
      if (isSeen(control))
        note(control.getBoundingClientRect(), control, control.outerHTML.slice(0, 60))
    return [...new Set(out)]
  })
}
