import type { z } from 'zod'
import type { Language } from '../../site/language.ts'
import { DOWNLOADS, GUIDES } from './downloads.ts'
import { FOOTER, HEADER, LABELS, PLACEHOLDERS, REACH_US } from './frame.ts'
import { CONTACT, COURSES, CULTURE, HERO, SERVICES } from './home.ts'
import { MAILS } from './mails.ts'
import {
  CAPTCHA,
  CHATBOT,
  CONNECTION,
  CONSENT,
  EMBED,
  ERRORS,
  FORMS,
  NOT_FOUND,
} from './messages.ts'
import { CASES, CLIENTS, COMPANY, PEOPLE } from './optional.ts'
import { META, PAGES } from './pages.ts'
import { STARS } from './sky.ts'

/** The texts' files: `notFound` is `not-found.yml` in the folder of each language. */
export const SCHEMA = {
  meta: META,
  pages: PAGES,
  header: HEADER,
  hero: HERO,
  labels: LABELS,
  culture: CULTURE,
  services: SERVICES,
  courses: COURSES,
  contact: CONTACT,
  footer: FOOTER,
  clients: CLIENTS,
  cases: CASES,
  people: PEOPLE,
  company: COMPANY,
  downloads: DOWNLOADS,
  guides: GUIDES,
  notFound: NOT_FOUND,
  forms: FORMS,
  errors: ERRORS,
  connection: CONNECTION,
  chatbot: CHATBOT,
  captcha: CAPTCHA,
  consent: CONSENT,
  embed: EMBED,
  reachUs: REACH_US,
  stars: STARS,
  mails: MAILS,
  placeholders: PLACEHOLDERS,
}

export type Group = keyof typeof SCHEMA

/** What the language switcher changes (specification section 3). It leaves the other groups as they are. */
export const TRANSLATED_GROUPS = [
  'meta',
  'pages',
  'header',
  'hero',
  'stars',
  'labels',
  'consent',
] as const

/** For the build alone. */
export const BUILD_GROUPS = ['placeholders', 'mails', 'embed'] as const

/** `lang` is the site's first language where another lacks some of a file's words. */
export type Texts = { [G in Group]: z.infer<(typeof SCHEMA)[G]> & { lang: Language } }

export type PageTexts = Omit<Texts, (typeof BUILD_GROUPS)[number]>

/** The texts that a visitor's choice of a language changes, in that language. */
export type Dictionary = Partial<Texts>

export type Course = Texts['courses']['courses'][number]
export type Guide = Texts['guides']['guides'][number]
export type Service = Texts['services']['services'][number]
export type Value = Texts['culture']['values'][number]
