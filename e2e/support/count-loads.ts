import type { Page } from '@playwright/test'

/** Counts from now on how often the page is loaded, before its pictures have come. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}
