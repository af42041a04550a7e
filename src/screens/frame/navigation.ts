import type { Texts } from '@/content/schema/texts.ts'
import { BUILD_ROUTES } from '@/site/build-routes.ts'
import { sectionIds, siteConfig, markdownRoutes } from 'virtual:site'

export const MENU_ID = 'mobile-menu'

export const MENU_SECTIONS = siteConfig.sections.map((name) => ({
  id: sectionIds[name],
  name,
}))

export interface MenuPage {
  to: string
  label: string
  isDownloads: boolean
  /** A Markdown page's text is in its own document alone. */
  reloadDocument: boolean
}

function markdownInMenu(): MenuPage[] {
  return markdownRoutes
    .filter(({ inMenu }) => inMenu)
    .map(({ path, title }) => ({
      to: path,
      label: title,
      isDownloads: false,
      reloadDocument: true,
    }))
}

export function menuPages(header: Texts['header']): MenuPage[] {
  const pages = BUILD_ROUTES.flatMap(({ menuText, path }) =>
    menuText ? { to: path, label: header[menuText], isDownloads: true, reloadDocument: false } : [],
  )
  return import.meta.env.MARKDOWN ? [...pages, ...markdownInMenu()] : pages
}
