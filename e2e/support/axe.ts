import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

export const THEMES = ['light', 'dark'] as const

/** Brings axe into every page that is opened from now on, past any content security policy. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript({ content: axe.source })
}

/** Rules of axe that read colours: all that a theme changes, and what takes most of its time. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

interface Checked {
  /** Selector of the part that is checked; without it the whole page is. */
  within?: string | undefined
  colours?: 'too' | 'only' | 'not'
}

/** What axe finds in the page as it stands: WCAG 2.2 A and AA, and its best practices. */
export async function violations(
  page: Page,
  { within, colours = 'too' }: Checked = {},
): Promise<string[]> {
  const rules = Object.fromEntries(COLOUR_RULES.map((id) => [id, { enabled: colours !== 'not' }]))
  const options: axe.RunOptions = {
    runOnly: colours === 'only' ? COLOUR_RULES : LEVELS,
    ...(colours === 'not' && { rules }),
    resultTypes: ['violations'],
    preload: false,
  }
  return page.evaluate(
    async ([part, chosen]) => {
      // Half-way through a transition colours are not yet those that are meant; it starts with a frame.
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
      const roots = Array.from(document.querySelectorAll('*'), ({ shadowRoot }) => shadowRoot)
      const passing = [document, ...roots]
        .flatMap((root) => root?.getAnimations() ?? [])
        .filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)))
      await Promise.all(passing.map(({ finished }) => finished.catch(() => undefined)))

      const { violations: found } = await window.axe.run(part ?? document, chosen)
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
      )
    },
    [within, options] as const,
  )
}

/** The same in both themes, which the page takes from the system as it changes. */
export async function violationsInThemes(page: Page, within?: string): Promise<string[]> {
  const all: string[] = []
  for (const colorScheme of THEMES) {
    await page.emulateMedia({ colorScheme })
    await expect(page.locator('html')).toHaveClass(colorScheme)
    const colours = colorScheme === THEMES[0] ? 'too' : 'only'
    const found = await violations(page, { within, colours })
    all.push(...found.map((text) => `${colorScheme}: ${text}`))
  }
  return all
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
