import type { PageName } from '@/config/routes.ts'
import type { Dictionary } from '@/content/dictionary.ts'

/** What a page says of itself in its head, in one language (specification section 3, page meta). */
export interface PageMeta {
  lang: string
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
}

/**
 * The home page carries the language's meta; each inner page its own title and description over it,
 * those of the build's `own` texts where the language has none.
 */
export function pageMeta(page: PageName, texts: Dictionary, own = texts): PageMeta {
  if (page === 'home') return texts.meta
  const { title, description } = texts.pages[page] ?? own.pages[page] ?? texts.meta
  return { ...texts.meta, title, description, ogTitle: title, ogDescription: description }
}

/** The meta tags that hold a page's meta: the attribute that names each, and its content. */
export function metaTags(meta: PageMeta): [selector: string, content: string][] {
  return [
    ['name="description"', meta.description],
    ['name="keywords"', meta.keywords],
    ['property="og:title"', meta.ogTitle],
    ['property="og:description"', meta.ogDescription],
    ['name="twitter:title"', meta.ogTitle],
    ['name="twitter:description"', meta.ogDescription],
  ]
}
