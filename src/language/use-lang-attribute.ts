import type { Language } from '@/config/languages.ts'
import { useLanguage } from './language-provider.tsx'

export function useLangAttribute({ lang }: { lang: Language }): Language | undefined {
  const { language } = useLanguage()
  return lang === language ? undefined : lang
}
