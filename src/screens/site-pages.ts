import type { ComponentType } from 'react'
import type { AnyPageName } from '@/site/routes.ts'
import { DownloadLinkPage } from './download-link/download-link-page.tsx'
import { DownloadsPage } from './downloads/downloads-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { MarkdownPage } from './markdown/markdown-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'

export const PAGES: Record<AnyPageName, ComponentType | false> = {
  home: HomePage,
  downloads: import.meta.env.GUIDES && DownloadsPage,
  downloadLink: import.meta.env.GUIDES && DownloadLinkPage,
  markdown: import.meta.env.MARKDOWN && MarkdownPage,
  notFound: NotFoundPage,
}
