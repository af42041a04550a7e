import type { Texts } from '@/content/schema/texts.ts'
import { preloadCovers } from '@/page/preload-covers.ts'
import { siteConfig } from '@/site/build-facts.ts'
import { BUILD_ROUTES } from '@/site/build-routes.ts'
import { SECTION_IDS } from '@/site/routes.ts'

export const MENU_ID = 'mobile-menu'

export const MENU_SECTIONS = siteConfig.sections.map((name) => ({
  id: SECTION_IDS[name],
  name,
}))

export function menuPages(header: Texts['header']) {
  return BUILD_ROUTES.filter(({ inMenu }) => inMenu).map(({ name, path }) => ({
    to: path,
    label: header[name] || name,
    onPointerEnter: name === 'downloads' ? preloadCovers : undefined,
  }))
}
