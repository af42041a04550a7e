import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { languageSetting, resolveLanguage } from './language.ts'
import { changeLanguagePage, useLanguagePage } from './use-language-page.ts'
import { useLanguageTexts, type LanguageTexts } from './use-language-texts.ts'

interface LanguageContextValue extends LanguageTexts {
  /** Changes and saves the language. An unknown code selects the second language. */
  setLanguage: (code: string) => void
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

// With `languageScope: whole` each language has its own pages. Else its texts are loaded into the page.
const [useShownLanguage, changeLanguage] = import.meta.env.LANGUAGE_PAGES
  ? [useLanguagePage, changeLanguagePage]
  : [useLanguageTexts, languageSetting.set]

function setLanguage(code: string): void {
  changeLanguage(resolveLanguage(code))
}

export function LanguageProvider({ children }: { children: ReactNode }) {
  const shown = useShownLanguage()
  const value = useMemo(() => ({ ...shown, setLanguage }), [shown])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
