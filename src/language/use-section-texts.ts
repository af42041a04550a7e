import { useMemo } from 'react'
import { isOwnBrand, settings } from '@/config/build.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '@/content/years.ts'
import { interpolateAll } from '@/lib/interpolate.ts'
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

/** A section's translated texts, completed by the build's own; `lang` is set if any of those is left. */
export function useSectionTexts<G extends Group>(group: G) {
  const { language, texts } = useLanguage()
  return useMemo(() => {
    const translated = texts[group]
    const { lang, ...own } = ownTexts[group]
    const fullName = isOwnBrand ? settings.brandName : texts.hero.fullName
    const names = {
      brand: settings.brandName,
      fullName,
      started: HISTORY_START_YEAR,
      founded: COMPANY_FOUNDING_YEAR,
    }
    const complete = Object.keys(own).every((key) => key in translated)
    return {
      texts: interpolateAll({ ...ownTexts[group], ...translated }, names),
      lang: complete || lang === language ? undefined : lang,
    }
  }, [group, language, texts])
}
