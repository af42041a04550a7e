import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'
import { HYDRATED_PAGE, styled } from './open.ts'

const COLOUR_SCHEMES = ['light', 'dark'] as const

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** The rules on colour, which are all that a theme changes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** Brings axe into every page that is opened from now on, past any content security policy. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

export interface Violation {
  rule: string
  target: string
  /** Those of the element, as it is seen. */
  words: string
  summary: string
  /** What `color-contrast` has measured, such as 3.03 where 4.5:1 is expected. */
  data?: {
    fgColor: string
    bgColor: string
    contrastRatio: number
    expectedContrastRatio: string
  }
}

/** Waits for transitions, which start with a frame, to reach their end. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
    const passing = [document, ...roots]
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))
  })
}

/** What axe finds in the page as it stands, or in a part of it: WCAG 2.2 A and AA, and its best practices. */
export async function violations(
  page: Page,
  part?: string,
  rules = ALL_RULES,
): Promise<Violation[]> {
  return page.evaluate(
    async ([within, tags]) => {
      const { violations: found } = await window.axe.run(within ?? document, {
        runOnly: tags,
        rules: { 'label-content-name-mismatch': { enabled: true } },
        resultTypes: ['violations'],
        preload: false,
        elementRef: true,
      })
      return found.flatMap(({ id: rule, nodes }) =>
        nodes.map(({ target, element, failureSummary: summary = '', any: [check] }) => ({
          rule,
          target: target.join(' '),
          words: element instanceof HTMLElement ? element.innerText : '',
          summary,
          data: check?.data,
        })),
      )
    },
    [part, rules] as const,
  )
}

/** The same in both themes of the system, which the page follows. */
export async function violationsInThemes(page: Page, part?: string): Promise<Violation[]> {
  const all: Violation[] = []
  for (const colorScheme of COLOUR_SCHEMES) {
    await page.emulateMedia({ colorScheme })
    if (!(await page.locator(HYDRATED_PAGE).isVisible())) {
      // Without its code a page takes a theme only as it is opened.
      await page.reload()
      await styled(page)
    }
    await expect(page.locator('html')).toContainClass(colorScheme)
    await settled(page)
    const rules = colorScheme === COLOUR_SCHEMES[0] ? ALL_RULES : COLOUR_RULES
    const found = await violations(page, part, rules)
    all.push(...found.map((each) => Object.assign(each, { theme: colorScheme })))
  }
  return all
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
