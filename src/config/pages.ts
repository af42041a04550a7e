import { languagePath } from './languages.ts'
import type { Language } from './languages.ts'

/** What the site knows of a page, wherever it is asked: routes, HTML, sitemap, hosts, analytics. */
export interface PageEntry {
  /** Its address; `:name` stands for one part of any text, `*` for whatever has no other page. */
  path: string
  /** An address that is answered by the same page. */
  alsoAt?: string
  /** Whether it has one address for all languages, where each of them has its own pages. */
  shared?: boolean
  /** File under `src/pages`, whose code the page's HTML asks for; without one it is in the entry. */
  file?: string
  /** Whether search engines may list it. */
  indexed?: boolean
  /** Whether the header leads to it. */
  inMenu?: boolean
  /** What it counts as, where its address must not be told. */
  countedAs?: string
}

/** Every page of the site, by name (specification section 2). The README says what a new one needs. */
export const PAGES = {
  home: { path: '/', indexed: true },
  downloads: { path: '/downloads', file: 'materials-page.tsx', indexed: true, inMenu: true },
  download: {
    path: '/download/:token',
    alsoAt: '/download',
    file: 'download-link-page.tsx',
    shared: true,
    countedAs: '/download/[token]',
  },
  notFound: { path: '*', shared: true, file: 'not-found-page.tsx', countedAs: '/404' },
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof PAGES

export interface Page extends PageEntry {
  name: PageName
  addresses: string[]
}

/** The same as a list, each page with its name and all its addresses, in a language of the site's. */
export function pagesIn(language: Language): Page[] {
  const prefix = languagePath(language)
  return Object.entries<PageEntry>(PAGES).map(([name, page]) => {
    const path = (page.shared ? '' : prefix) + page.path
    const addresses = page.alsoAt ? [path, page.alsoAt] : [path]
    return Object.assign({}, page, { name: name as PageName, path, addresses })
  })
}

/** The addresses among some pages' that are a whole text: those of one page each. */
export function plainPaths(pages: readonly Page[]): string[] {
  return pages.flatMap(({ addresses }) => addresses).filter((path) => !/[:*]/.test(path))
}
