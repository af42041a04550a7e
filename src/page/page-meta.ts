import type { Texts } from '@/content/schema/texts.ts'
import type { PageName } from '@/site/routes.ts'

type PageMeta = Omit<Texts['meta'], 'lang'>

export function pageMeta(page: PageName, { meta, pages }: Pick<Texts, 'meta' | 'pages'>): PageMeta {
  if (page === 'home') return meta
  const { title, description } = pages[page]
  return { ...meta, title, description, ogTitle: title, ogDescription: description }
}

export function metaTags(meta: PageMeta): [selector: string, content: string][] {
  return [
    ['name="description"', meta.description],
    ['name="keywords"', meta.keywords],
    ['property="og:title"', meta.ogTitle],
    ['property="og:description"', meta.ogDescription],
  ]
}
