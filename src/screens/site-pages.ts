import type { ComponentType } from 'react'
import type { PageName } from '@/site/routes.ts'
import { DownloadLinkPage } from './download-link/download-link-page.tsx'
import { DownloadsPage } from './downloads/downloads-page.tsx'
import { HomePage } from './home/home-page.tsx'
import { NotFoundPage } from './not-found/not-found-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

export const PAGES: Record<PageName, ComponentType | ''> = {
  home: HomePage,
  downloads: import.meta.env.GUIDES && DownloadsPage,
  downloadLink: import.meta.env.GUIDES && DownloadLinkPage,
  privacy: import.meta.env.PRIVACY && PrivacyPage,
  notFound: NotFoundPage,
}
