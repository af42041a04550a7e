import { useMemo } from 'react'
import type { Language } from '@/config/languages.ts'
import { brandTitle, site } from '@/config/build.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '@/content/years.ts'
import { fillTexts } from '@/lib/fill.ts'
import { contactTexts } from '@/texts/contact.ts'
import { coursesTexts } from '@/texts/courses.ts'
import { cultureTexts } from '@/texts/culture.ts'
import { servicesTexts } from '@/texts/services.ts'
import { useLanguage } from './language-provider.tsx'

const ownTexts = {
  culture: cultureTexts,
  services: servicesTexts,
  courses: coursesTexts,
  contact: contactTexts,
}

type Group = keyof typeof ownTexts

/**
 * The texts of a section: the translation group's over the build's own ones, and the language to mark
 * the section with while any text of the build's own is shown on a page in another language.
 */
export function useSectionTexts<G extends Group>(
  group: G,
): { texts: (typeof ownTexts)[G]; lang: Language | undefined } {
  const { language, texts } = useLanguage()
  return useMemo(() => {
    const translated = texts[group]
    const { lang, ...own } = ownTexts[group]
    // A brand that no dictionary translates has one name.
    const fullName = brandTitle ? site.brandName : texts.hero.fullName
    const names = {
      brand: site.brandName,
      fullName,
      started: HISTORY_START_YEAR,
      founded: COMPANY_FOUNDING_YEAR,
    }
    const complete = Object.keys(own).every((key) => key in translated)
    return {
      texts: fillTexts({ ...ownTexts[group], ...translated }, names),
      lang: complete || lang === language ? undefined : lang,
    }
  }, [group, language, texts])
}
