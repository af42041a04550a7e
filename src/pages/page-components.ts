import type { ComponentType } from 'react'
import type { PageName } from '@/config/pages.ts'
import { lazy } from '@/lib/lazy.tsx'
import { preloadWhenUsed } from '@/lib/preload.ts'
import { HomePage } from './home-page.tsx'

const loadMaterials = async () => (await import('./materials-page.tsx')).MaterialsPage
// Most visitors go there next.
preloadWhenUsed(loadMaterials)

/** What shows each page of the list in `config/pages.ts`. */
export const PAGE_COMPONENTS: Record<PageName, ComponentType> = {
  home: HomePage,
  downloads: lazy(loadMaterials),
  download: lazy(async () => (await import('./download-link-page.tsx')).DownloadLinkPage),
  notFound: lazy(async () => (await import('./not-found-page.tsx')).NotFoundPage),
}
