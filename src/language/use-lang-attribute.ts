import type { Language } from '@/config/languages.ts'
import { useLanguage } from './language-provider.tsx'

/** The `lang` attribute of an element with these texts; none where they are in the page's language. */
export function useLangAttribute({ lang }: { lang: Language }): Language | undefined {
  const { language } = useLanguage()
  return lang === language ? undefined : lang
}
