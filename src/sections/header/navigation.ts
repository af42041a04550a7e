import { SECTION_IDS } from '@/config/routes.ts'

/** Id of the menu that the header opens on narrow windows. */
export const MENU_ID = 'mobile-menu'

/** The header's sections in their order. */
export const NAVIGATION = [
  { section: SECTION_IDS.culture, label: 'culture' },
  { section: SECTION_IDS.services, label: 'services' },
  { section: SECTION_IDS.courses, label: 'courses' },
  { section: SECTION_IDS.contact, label: 'contact' },
] as const
