import { expect, type Page } from '@playwright/test'
import { pageMeta } from '../../src/settings/page-meta.ts'
import type { Language } from '../../src/site/languages.ts'
import type { PageName } from '../../src/site/routes.ts'
import { textsIn } from './site.ts'

/** Expects what a page says of itself in a language (specification section 4, page updates). */
export async function expectHead(page: Page, name: PageName, language: Language): Promise<void> {
  const meta = pageMeta(name, textsIn(language))
  await expect(page).toHaveTitle(meta.title)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  const tags = {
    'name="description"': meta.description,
    'name="keywords"': meta.keywords,
    'property="og:title"': meta.ogTitle,
    'property="og:description"': meta.ogDescription,
  }
  for (const [tag, content] of Object.entries(tags))
    await expect(page.locator(`meta[${tag}]`)).toHaveAttribute('content', content)
}
