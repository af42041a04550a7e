import { languagePath, type Language } from './languages.ts'

export type RoutePart = 'guides' | 'privacy'

export interface Route {
  /** As in React Router: `:name` matches one segment, `*` everything else. */
  path: string
  alsoAt?: string
  languageNeutral?: boolean
  indexed?: boolean
  inMenu?: boolean
  /** Only in a site that has this. */
  part?: RoutePart
  /** What is counted instead of the address. */
  countedAs?: string
}

/** Every page of the site, by name (specification section 2). docs/recipes.md says what a new one needs. */
export const ROUTES = {
  home: { path: '/', indexed: true },
  downloads: { path: '/downloads', indexed: true, inMenu: true, part: 'guides' },
  download: {
    path: '/download/:token',
    alsoAt: '/download',
    languageNeutral: true,
    countedAs: '/download/[token]',
    part: 'guides',
  },
  privacy: { path: '/privacidade', indexed: true, part: 'privacy' },
  notFound: {
    path: '*',
    languageNeutral: true,
    countedAs: '/404',
  },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof ROUTES

export const SECTION_IDS = {
  home: 'home',
  culture: 'cultura',
  services: 'services',
  courses: 'courses',
  contact: 'contact',
} as const
/** The sections that an owner may take away or put in another order. */
export const SECTION_NAMES = ['culture', 'services', 'courses', 'contact'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export const CONTACT_FORM_ID = 'contact-form-title'

export interface SiteRoute extends Route {
  name: PageName
  addresses: string[]
}

export function routesIn(
  language: Language,
  parts: Readonly<Record<RoutePart, boolean>>,
): SiteRoute[] {
  const prefix = languagePath(language)
  return Object.entries<Route>(ROUTES)
    .filter(([, { part }]) => !part || parts[part])
    .map(([name, route]) => {
      const path = (route.languageNeutral ? '' : prefix) + route.path
      const addresses = route.alsoAt ? [path, route.alsoAt] : [path]
      return Object.assign({}, route, { name: name as PageName, path, addresses })
    })
}

/** The specification's addresses. Links use `BUILD_PATHS`, which are in the build's language. */
export const PATHS = {
  home: ROUTES.home.path,
  downloads: ROUTES.downloads.path,
  download: ROUTES.download.path,
} as const

export function downloadPath(token: string): string {
  return `/download/${token}`
}
