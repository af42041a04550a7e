import { languagePath } from './languages.ts'
import type { Language } from './languages.ts'

/** What the site knows of a page, wherever it is asked: routes, HTML, sitemap, hosts, analytics. */
export interface RouteEntry {
  /** Its address; `:name` stands for one part of any text, `*` for whatever has no other page. */
  path: string
  /** An address that is answered by the same page. */
  alsoAt?: string
  /** Whether it has one address for all languages, where each of them has its own pages. */
  shared?: boolean
  /** File under `src/pages`, whose default export is the page. */
  file: string
  /** Whether search engines may list it. */
  indexed?: boolean
  /** Whether the header leads to it. */
  inMenu?: boolean
  /** What it counts as, where its address must not be told. */
  countedAs?: string
}

/** Every page of the site, by name (specification section 2). docs/recipes.md says what a new one needs. */
export const ROUTE_LIST = {
  home: { path: '/', file: 'home-page.tsx', indexed: true },
  downloads: { path: '/downloads', file: 'materials-page.tsx', indexed: true, inMenu: true },
  download: {
    path: '/download/:token',
    alsoAt: '/download',
    shared: true,
    file: 'download-link-page.tsx',
    countedAs: '/download/[token]',
  },
  notFound: { path: '*', shared: true, file: 'not-found-page.tsx', countedAs: '/404' },
} as const satisfies Record<string, RouteEntry>

export type PageName = keyof typeof ROUTE_LIST

/** The sections of the home page: their ids, which are their addresses too. */
export const SECTION_IDS = {
  home: 'home',
  culture: 'cultura',
  services: 'services',
  courses: 'courses',
  contact: 'contact',
} as const
export type SectionId = (typeof SECTION_IDS)[keyof typeof SECTION_IDS]

/** Id of the contact form's title. */
export const CONTACT_FORM_ID = 'contact-form-title'

export function isSectionId(id: string): id is SectionId {
  return (Object.values(SECTION_IDS) as string[]).includes(id)
}

export interface SiteRoute extends RouteEntry {
  name: PageName
  addresses: string[]
}

/** The same as a list, each page with its name and all its addresses, in a language of the site's. */
export function routesIn(language: Language): SiteRoute[] {
  const prefix = languagePath(language)
  return Object.entries<RouteEntry>(ROUTE_LIST).map(([name, route]) => {
    const path = (route.shared ? '' : prefix) + route.path
    const addresses = route.alsoAt ? [path, route.alsoAt] : [path]
    return Object.assign({}, route, { name: name as PageName, path, addresses })
  })
}

/** The addresses among some routes' that are a whole text: those of one page each. */
export function plainPaths(routes: readonly SiteRoute[]): string[] {
  return routes.flatMap(({ addresses }) => addresses).filter((path) => !/[:*]/.test(path))
}

/** Addresses by name, as the specification has them. `build.ts` has those that links lead to. */
export const ROUTES = {
  home: ROUTE_LIST.home.path,
  downloads: ROUTE_LIST.downloads.path,
  download: ROUTE_LIST.download.path,
  downloadWithoutToken: ROUTE_LIST.download.alsoAt,
} as const

export function downloadPath(token: string): string {
  return `/download/${token}`
}
