import type { MarkdownRoute } from './markdown-routes.ts'
import { ROUTES, type SiteRoute } from './routes.ts'

export interface LinkTarget {
  /** A `page` is shown by the router. A `document` is a file of the site or a page of Markdown. */
  kind: 'page' | 'document' | 'web' | 'other'
  /** Without the base path. */
  address: string
}

/** Where a text's link leads. It names a page by its path in the first language or in its own. */
export function linkTarget(
  href: string,
  routes: readonly SiteRoute[],
  pages: readonly MarkdownRoute[],
): LinkTarget {
  const [, pathname = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? []
  if (!pathname) return { kind: /^https?:/.test(href) ? 'web' : 'other', address: href }
  const route = routes.find(
    ({ name, path, indexed }) => indexed && [path, ROUTES[name].path].includes(pathname),
  )
  if (route) return { kind: 'page', address: route.path + rest }
  const page = pages.find(({ path, linkedAs }) => path === pathname || linkedAs === pathname)
  return { kind: 'document', address: (page?.path ?? pathname) + rest }
}
