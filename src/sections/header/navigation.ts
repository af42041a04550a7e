import { SECTION_IDS } from '@/config/routes.ts'

/** Id of the menu that the header opens on narrow windows. */
export const MENU_ID = 'mobile-menu'

/** The header's sections in their order, with their distance along the axis. */
export const NAVIGATION = [
  { section: SECTION_IDS.culture, label: 'culture', distance: '1×' },
  { section: SECTION_IDS.services, label: 'services', distance: '2×' },
  { section: SECTION_IDS.courses, label: 'courses', distance: '3×' },
  { section: SECTION_IDS.contact, label: 'contact', distance: '4×' },
] as const
