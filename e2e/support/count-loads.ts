import type { Page } from '@playwright/test'

/** Counts from now on how often the page is loaded. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
