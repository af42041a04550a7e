import { expect, type Page } from '@playwright/test'
import { pageMeta } from '../../src/settings/page-meta.ts'
import type { PageName } from '../../src/site/routes.ts'
import { texts } from './site.ts'

/** Expects what a page says of itself (specification section 4, page updates). */
export async function expectHead(page: Page, name: PageName): Promise<void> {
  const meta = pageMeta(name, texts)
  await expect(page).toHaveTitle(meta.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
  const tags = {
    'name="description"': meta.description,
    'name="keywords"': meta.keywords,
    'property="og:title"': meta.ogTitle,
    'property="og:description"': meta.ogDescription,
  }
  for (const [tag, content] of Object.entries(tags))
    await expect(page.locator(`meta[${tag}]`)).toHaveAttribute('content', content)
}
