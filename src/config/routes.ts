import { PAGES } from './pages.ts'

/** Addresses by name: the contract of specification section 2. `own-pages.ts` has those that links lead to. */
export const ROUTES = {
  home: PAGES.home.path,
  downloads: PAGES.downloads.path,
  download: PAGES.download.path,
  downloadWithoutToken: PAGES.download.alsoAt,
} as const

export const SECTION_IDS = {
  home: 'home',
  culture: 'cultura',
  services: 'services',
  courses: 'courses',
  contact: 'contact',
} as const

export type SectionId = (typeof SECTION_IDS)[keyof typeof SECTION_IDS]

export function isSectionId(id: string): id is SectionId {
  return (Object.values(SECTION_IDS) as string[]).includes(id)
}

export function downloadPath(token: string): string {
  return `/download/${token}`
}
