import type { PageName } from '@/config/routes.ts'
import type { Dictionary } from '@/content/dictionary.ts'

interface PageMeta {
  lang: string
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
}

/** Where `texts` do not have an inner page's title and description, `own` texts are used. */
export function pageMeta(page: PageName, texts: Dictionary, own = texts): PageMeta {
  if (page === 'home') return texts.meta
  const { title, description } = texts.pages[page] ?? own.pages[page] ?? texts.meta
  return { ...texts.meta, title, description, ogTitle: title, ogDescription: description }
}

export function metaTags(meta: PageMeta): [selector: string, content: string][] {
  return [
    ['name="description"', meta.description],
    ['name="keywords"', meta.keywords],
    ['property="og:title"', meta.ogTitle],
    ['property="og:description"', meta.ogDescription],
  ]
}
