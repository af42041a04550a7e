import type { Page } from '@playwright/test'
import { PATHS } from '../src/site/routes.ts'
import { chatbot, openWithPreview } from './support/chatbot.ts'
import { cutOff } from './support/cut-off.ts'
import { expect, test } from './support/fixtures.ts'
import { withoutCode } from './support/hold-code.ts'
import { misplacedWords } from './support/misplaced-words.ts'
import { styled } from './support/open.ts'
import { requestDialog } from './support/request-dialog.ts'
import { setText, TEXT_SETTINGS } from './support/text-settings.ts'
import { otherPages, texts } from './support/site.ts'

/** A window of 1280 by 1024 at 400 %. */
const SMALLEST = { width: 320, height: 256 }
/** With larger or wider text, other pages than the home page change little with the window. */
const FEW_PX = [320, 1024]
const WIDTHS_PX = [320, 360, 390, 768, 1024, 1440, 1920]

/** Texts that run into one another: lines of different blocks that share more than a hair. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const lines: { block: Element; rect: DOMRect; text: string }[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
        continue
      if (parent.closest('[aria-hidden="true"], .skip-link, script, header, [inert], aside'))
        continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const rect of range.getClientRects())
        lines.push({ block: parent, rect, text: node.textContent.trim().slice(0, 30) })
    }
    const hits: string[] = []
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        const across =
          Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left)
        const down =
          Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top)
        const least = Math.min(one.rect.height, other.rect.height)
        const nested = () => one.block.contains(other.block) || other.block.contains(one.block)
        if (across > 1 && down > least / 2 && !nested()) hits.push(`${one.text} / ${other.text}`)
      }
    return hits
  })
}

/** The stars' names that the hero's edges cut: each is there whole, or not at all. */
function cutStarNames(page: Page): Promise<string[]> {
  return page.locator('.sky-name').evaluateAll((names) =>
    names
      .filter((name) => name.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((name) => {
        const box = name.getBoundingClientRect()
        const range = document.createRange()
        range.selectNodeContents(name)
        const text = Array.from(range.getClientRects()).find(({ width }) => width > 1)
        // On the next line, which the box does not show, it is hidden as a whole.
        if (!text || text.top >= box.bottom || text.bottom <= box.top) return false
        const { clientWidth } = document.documentElement
        return (
          text.left < Math.max(0, box.left - 1) || text.right > Math.min(clientWidth, box.right + 1)
        )
      })
      .map((name) => name.textContent ?? ''),
  )
}

test('Every page fits every window, loses nothing and parts no word, however its text is set', async ({
  page,
  faults,
}) => {
  faults.expect(/^status 404/, /^console error: Failed to load/)
  // As it is served, each page stands whole.
  await withoutCode(page)
  for (const path of [PATHS.home, ...otherPages, '/nada']) {
    await page.goto(path)
    await styled(page)
    for (const [setting, css] of TEXT_SETTINGS) {
      await setText(page, css)
      for (const width of css || path === '/nada' ? FEW_PX : WIDTHS_PX) {
        await page.setViewportSize({ width, height: 800 })
        const where = `${path}, ${setting}, ${width} px`
        const scrolled = await page.evaluate(() => {
          window.scrollTo(200, 0)
          return window.scrollX
        })
        expect.soft(scrolled, where).toBe(0)
        expect.soft(await cutOff(page), where).toEqual([])
        expect.soft(await collisions(page), where).toEqual([])
        expect.soft(await cutStarNames(page), where).toEqual([])
        if (!css) expect.soft(await misplacedWords(page), where).toEqual([])
      }
    }
  }
})

test('At 400 % the preview of the chat is in the window, and the modal can be read and sent to its end @guides', async ({
  page,
}) => {
  await page.setViewportSize(SMALLEST)
  await openWithPreview(page, PATHS.downloads)
  await expect(chatbot(page).preview).toBeInViewport({ ratio: 1 })
  await page.clock.resume()
  const { opener, dialog, submit } = requestDialog(page, texts.materials.materials[0])
  await opener.click()
  await submit.click()
  await expect(dialog.getByText(texts.forms.required).first()).toBeInViewport({ ratio: 1 })
  expect(await cutOff(page)).toEqual([])
})
