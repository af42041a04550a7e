import type { Page } from '../src/language/page-meta.ts'

export interface PrerenderedPage {
  page: Page
  /** The page's own code, where it is not the entry's. */
  module?: string
  /** Address that is rendered; any token and any unknown path give the same HTML. */
  location: string
  file: string
  /** The page's one address for search engines; a page without is kept out of their indexes. */
  canonical?: string
}

export const PRERENDERED_PAGES: readonly PrerenderedPage[] = [
  {
    page: 'home',
    location: '/',
    file: 'index.html',
    canonical: '/',
  },
  {
    page: 'downloads',
    module: 'src/pages/materials-page.tsx',
    location: '/downloads',
    file: 'downloads/index.html',
    canonical: '/downloads',
  },
  {
    page: 'download',
    module: 'src/pages/download-link-page.tsx',
    location: '/download/token',
    file: 'download/index.html',
  },
  { page: 'notFound', module: 'src/pages/not-found-page.tsx', location: '/404', file: '404.html' },
]
