import { settings } from '@/site/build.ts'
import { SECTION_IDS, type SectionName } from '@/site/routes.ts'

export const MENU_ID = 'mobile-menu'

export const NAVIGATION = settings.sections.map((label) => ({
  section: SECTION_IDS[label],
  label,
}))

export function hasSection(name: SectionName): boolean {
  return settings.sections.includes(name)
}
