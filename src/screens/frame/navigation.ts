import { SECTION_IDS } from '@/site/routes.ts'

export const MENU_ID = 'mobile-menu'

export const NAVIGATION = [
  { section: SECTION_IDS.culture, label: 'culture' },
  { section: SECTION_IDS.services, label: 'services' },
  { section: SECTION_IDS.courses, label: 'courses' },
  { section: SECTION_IDS.contact, label: 'contact' },
] as const
