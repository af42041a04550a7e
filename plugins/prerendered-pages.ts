import { PAGE_LIST } from '../src/config/pages.ts'
import type { PageName } from '../src/config/pages.ts'

export interface PrerenderedPage {
  page: PageName
  /** The page's own code, where it is not the entry's. */
  module: string | undefined
  /** Addresses that it answers, as the router writes them; none for what has no page. */
  addresses: readonly string[]
  /** Address that is rendered; any token and any unknown path give the same HTML. */
  location: string
  file: string
  /** The page's one address for search engines; a page without is kept out of their indexes. */
  canonical: string | undefined
}

const NO_PAGE = '*'

/** Where a page's HTML stands in the build: in the folder of its address, without what varies. */
function htmlFile(path: string): string {
  if (path === NO_PAGE) return '404.html'
  return `${path.replace(/\/:.*$/, '')}/index.html`.replace(/^\/+/, '')
}

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = PAGE_LIST.map(
  ({ name, path, addresses, file, indexed }) => ({
    page: name,
    module: file && `src/pages/${file}`,
    addresses: path === NO_PAGE ? [] : addresses,
    location: path === NO_PAGE ? '/404' : path.replaceAll(':', ''),
    file: htmlFile(path),
    canonical: indexed ? path : undefined,
  }),
)
