import type { Language } from '@/config/languages.ts'
import { useLanguage } from './language-provider.tsx'

/** The `lang` of a part of the page with some texts: nothing where they are in the page's language. */
export function useMark({ lang }: { lang: Language }): Language | undefined {
  const { language } = useLanguage()
  return lang === language ? undefined : lang
}
