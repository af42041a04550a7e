/** The addresses of the site: the contract of specification section 2. */
export const ROUTES = {
  home: '/',
  downloads: '/downloads',
  download: '/download/:token',
  downloadWithoutToken: '/download',
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
