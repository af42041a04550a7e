import { useMemo } from 'react'
import { site } from '@/config/site.ts'
import type { Language } from '@/content/languages/languages.ts'
import { contactTexts } from '@/content/sections/contact.ts'
import { coursesTexts } from '@/content/sections/courses.ts'
import { cultureTexts } from '@/content/sections/culture.ts'
import { servicesTexts } from '@/content/sections/services.ts'
import { fillTexts } from '@/lib/fill.ts'
import { useLanguage } from './language-provider.tsx'

const portuguese = {
  culture: cultureTexts,
  services: servicesTexts,
  courses: coursesTexts,
  contact: contactTexts,
}

type Group = keyof typeof portuguese

/**
 * The texts of a section: the translation group's over the Portuguese ones, and the language to mark
 * the section with while any of its texts is still Portuguese on a page in another language.
 */
export function useSectionTexts<G extends Group>(
  group: G,
): { texts: (typeof portuguese)[G]; lang: Language | undefined } {
  const { language, texts } = useLanguage()
  return useMemo(() => {
    const translated = texts[group]
    const complete = Object.keys(portuguese[group]).every((key) => key in translated)
    return {
      texts: fillTexts({ ...portuguese[group], ...translated }, { brand: site.brandName }),
      lang: complete || language === 'pt-BR' ? undefined : 'pt-BR',
    }
  }, [group, language, texts])
}
