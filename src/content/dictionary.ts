import type { PageName } from '@/config/routes.ts'
import type { contactTexts } from './pt-br/contact.ts'
import type { coursesTexts } from './pt-br/courses.ts'
import type { cultureTexts } from './pt-br/culture.ts'
import type { servicesTexts } from './pt-br/services.ts'

type SpecifiedPage = 'downloads' | 'download' | 'notFound'

interface PageTexts {
  title: string
  description: string
}

/**
 * The translated texts of one language (specification section 3). `{brand}` and the like are filled
 * in when the dictionary is loaded. The four section groups are empty: the Portuguese text stands
 * until a group holds its own.
 */
export interface Dictionary {
  meta: {
    title: string
    description: string
    keywords: string
    ogTitle: string
    ogDescription: string
    lang: string
  }
  /** How many the lists hold, in words: `{services}`, `{courses}` and `{guides}` in the other texts. */
  counts: Record<'services' | 'courses' | 'guides', { one: string; other: string }>
  /** Of each page but the home page; what another language leaves out stays Portuguese. */
  pages: Partial<Record<PageName, PageTexts>> & Record<SpecifiedPage, PageTexts>
  header: {
    culture: string
    services: string
    courses: string
    contact: string
    downloads: string
  } & Partial<Record<PageName, string>>
  hero: {
    title: string
    /** Width at which the title closes on the measure, as designed, in font sizes. */
    titleFit: number
    /** The company where a text names it first: its name in the language, with the brand as it is written. */
    fullName: string
    vision: string
    subtitle: string
    description: string
    cta: { talk: string; services: string }
    greeting: string
  }
  labels: {
    skipToContent: string
    home: string
    mainNavigation: string
    openMenu: string
    closeMenu: string
    language: string
    changeLanguage: string
    /** Said of links to WhatsApp. */
    newTab: string
  }
  culture: Partial<typeof cultureTexts>
  services: Partial<typeof servicesTexts>
  courses: Partial<typeof coursesTexts>
  contact: Partial<typeof contactTexts>
}
