import { useMemo } from 'react'
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
    const complete = Object.keys(own).every((key) => key in translated)
    return {
      texts: { ...ownTexts[group], ...translated },
      lang: complete || lang === language ? undefined : lang,
    }
  }, [group, language, texts])
}
