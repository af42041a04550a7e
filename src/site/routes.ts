export interface Route {
  /** A pattern of React Router: `:name` matches one segment, `*` everything else. */
  path: string
  alsoAt?: string
  /** Search engines list it, texts may link to it, and each language has its own address for it. */
  indexed?: boolean
  part?: 'guides'
  /** No vendor may learn its address. */
  holdsToken?: boolean
  /** The address that analytics counts instead of the real one. */
  countedAs?: string
}

/** Every page of the site that has code, by name (specification section 2). */
export const ROUTES = {
  home: { path: '/', indexed: true },
  downloads: { path: '/downloads', indexed: true, part: 'guides' },
  downloadLink: {
    path: '/download/:token',
    alsoAt: '/download',
    holdsToken: true,
    countedAs: '/download/[token]',
    part: 'guides',
  },
  notFound: {
    path: '*',
    countedAs: '/404',
  },
} as const satisfies Record<string, Route>

export type PageName = keyof typeof ROUTES

export const MARKDOWN = 'markdown'
export type AnyPageName = PageName | typeof MARKDOWN

export const SECTION_IDS = {
  home: 'home',
  culture: 'cultura',
  services: 'services',
  courses: 'courses',
  contact: 'contact',
} as const
export type SectionIds = Readonly<Record<keyof typeof SECTION_IDS, string>>

/** The product's section ids, replaced by those that a site sets. */
export function sectionIdsOf(own: Readonly<Partial<Record<SectionName, string>>>): SectionIds {
  return { ...SECTION_IDS, ...Object.fromEntries(Object.entries(own).filter(([, id]) => id)) }
}

export const SECTION_NAMES = ['culture', 'services', 'courses', 'contact'] as const
export type SectionName = (typeof SECTION_NAMES)[number]

export const EDITOR_PATH = '/admin'

export const CONTACT_FORM_TITLE_ID = 'contact-form-title'

export interface SiteRoute extends Route {
  name: PageName
  addresses: string[]
}

/** The path of a page in a language, whose prefix is such as `/en`, or empty. */
export function pagePathIn(prefix: string, page: PageName): string {
  const { path, indexed }: Route = ROUTES[page]
  return (indexed ? prefix : '') + path
}

/** A page is the index of its folder, and many hosts redirect its path to that with a slash. */
export function canonicalPath(path: string): string {
  return path.replace(/\/?$/, '/')
}

export function routesIn(prefix: string, parts: { guides: boolean }): SiteRoute[] {
  return Object.entries<Route>(ROUTES)
    .filter(([, { part }]) => !part || parts[part])
    .map(([key, route]) => {
      const name = key as PageName
      const path = pagePathIn(prefix, name)
      const addresses = route.alsoAt ? [path, route.alsoAt] : [path]
      return Object.assign({}, route, { name, path, addresses })
    })
}

export function downloadPath(token: string): string {
  return ROUTES.downloadLink.path.replace(':token', token)
}
