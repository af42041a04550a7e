import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { open } from './open.ts'

const WIDTHS_PX = [320, 360, 390, 768, 1024, 1440, 1920]

/** The texts, pictures and controls that stand out of the window to either side. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const out: string[] = []
    const note = (rect: DOMRect, name: string) => {
      if (rect.width > 0 && (rect.left < -1 || rect.right > width + 1))
        out.push(`${name}: ${Math.round(rect.left)} to ${Math.round(rect.right)} of ${width}`)
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility()) continue
      if (parent.closest('[aria-hidden="true"], .skip-link, script, style')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      note(range.getBoundingClientRect(), node.textContent.trim().slice(0, 40))
    }
    for (const control of document.querySelectorAll('a, button, input, textarea'))
      if (control.checkVisibility()) note(control.getBoundingClientRect(), control.outerHTML)
    return out
  })
}

for (const path of ['/', '/downloads', '/nada']) {
  test(`${path} does not scroll sideways and cuts nothing off, at any width`, async ({
    page,
    faults,
  }) => {
    if (path === '/nada') faults.expect(/^status 404/, /^console error: (404|Failed to load)/)
    await page.setViewportSize({ width: WIDTHS_PX[0] ?? 320, height: 800 })
    await open(page, path)
    await page.evaluate(() => document.fonts.ready)
    for (const width of WIDTHS_PX) {
      await page.setViewportSize({ width, height: 800 })
      const scrolled = await page.evaluate(() => {
        window.scrollTo(200, 0)
        return window.scrollX
      })
      expect(scrolled, `${width} px`).toBe(0)
      expect(await cutOff(page), `${width} px`).toEqual([])
    }
  })
}
