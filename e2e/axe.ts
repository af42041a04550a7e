import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'
import axe from 'axe-core'

export const THEMES = ['light', 'dark'] as const

/** Brings axe into every page that is opened from now on, past any content security policy. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/** What axe finds in the page as it stands: WCAG 2.2 A and AA, and its best practices. */
export async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Half-way through a transition colours are not yet those that are meant; it starts with a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
    const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
    const passing = [document, ...roots]
      .flatMap((root) => root?.getAnimations() ?? [])
      .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
    await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))

    const { violations: found } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
      resultTypes: ['violations'],
      preload: false,
    })
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    )
  })
}

/** The same in both themes, which the page takes from the system as it changes. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const all: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    const found = await violations(page)
    all.push(...found.map((text) => `${colorScheme}: ${text}`))
  }
  return all
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
