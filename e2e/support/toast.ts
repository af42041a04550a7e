import type { Locator, Page } from '@playwright/test'
import { texts } from './site.ts'

/** The toast that shows these words, in either channel. */
export function toastOf(
  page: Page,
  words: { title: string; description: string },
  { toastRegion } = texts.forms,
): Locator {
  return page
    .getByRole('region', { name: toastRegion })
    .getByRole('listitem')
    .filter({ hasText: words.title })
    .filter({ hasText: words.description })
}
