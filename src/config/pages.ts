/** What the site knows of a page, wherever it is asked: routes, HTML, sitemap, hosts, analytics. */
export interface PageEntry {
  /** Its address; `:name` stands for one part of any text, `*` for whatever has no other page. */
  path: string
  /** An address that is answered by the same page. */
  alsoAt?: string
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
    countedAs: '/download/[token]',
  },
  notFound: { path: '*', file: 'not-found-page.tsx', countedAs: '/404' },
} as const satisfies Record<string, PageEntry>

export type PageName = keyof typeof PAGES

/** The same as a list, each page with its name and all its addresses. */
export const PAGE_LIST = Object.entries<PageEntry>(PAGES).map(([name, page]) =>
  Object.assign(
    {
      name: name as PageName,
      addresses: [page.path, page.alsoAt].filter((path) => path !== undefined),
    },
    page,
  ),
)

/** The addresses that are a whole text: those of one page each. */
export const PLAIN_PATHS = PAGE_LIST.flatMap(({ addresses }) => addresses).filter(
  (path) => !/[:*]/.test(path),
)
