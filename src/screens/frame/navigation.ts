import { sectionIds, siteConfig, markdownRoutes } from 'virtual:site'

export const MENU_ID = 'mobile-menu'

export const MENU_SECTIONS = siteConfig.sections.map((name) => ({
  id: sectionIds[name],
  name,
}))

/** Pages of Markdown in the menu. Each has its text in its own document alone, so a link has to load that. */
export const MENU_MARKDOWN = markdownRoutes.filter(({ inMenu }) => inMenu)
