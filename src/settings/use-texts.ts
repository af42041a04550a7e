import {
  contactTexts,
  coursesTexts,
  cultureTexts,
  downloadsTexts,
  errorsTexts,
  footerTexts,
  formsTexts,
  headerTexts,
  heroTexts,
  labelsTexts,
  materialsTexts,
  metaTexts,
  notFoundTexts,
  pagesTexts,
  reachUsTexts,
  servicesTexts,
} from 'virtual:texts'
import type { Group, Texts } from '@/content/schema.ts'
import type { Language } from '@/site/languages.ts'
import { useLanguage } from './language-provider.tsx'

/** In the build's language: all that the screens show. */
const shown = {
  contact: contactTexts,
  courses: coursesTexts,
  culture: cultureTexts,
  downloads: downloadsTexts,
  errors: errorsTexts,
  footer: footerTexts,
  forms: formsTexts,
  header: headerTexts,
  hero: heroTexts,
  labels: labelsTexts,
  materials: materialsTexts,
  meta: metaTexts,
  notFound: notFoundTexts,
  pages: pagesTexts,
  reachUs: reachUsTexts,
  services: servicesTexts,
} satisfies Partial<Texts>

type Shown = Pick<Texts, keyof typeof shown>
const OWN: Shown = shown

/** The texts of a group in the chosen language, or else the build's; `lang` says which if it differs. */
export function useTexts<G extends keyof Shown>(group: G) {
  return useGroup(group, OWN[group])
}

/** The same of a group that only a part has, which may not be built; it brings the build's texts along. */
export function useGroup<Own extends { lang: Language }>(
  group: Group,
  own: Own,
): { texts: Own; lang: Language | undefined } {
  const { language, dictionary } = useLanguage()
  const texts = (dictionary[group] ?? own) as Own
  return { texts, lang: texts.lang === language ? undefined : texts.lang }
}
