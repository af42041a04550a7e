import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { resolveLanguage } from './language.ts'
import { useLanguagePages } from './use-language-pages.ts'
import { useLanguageTexts, type LanguageTexts } from './use-language-texts.ts'

interface LanguageContextValue extends LanguageTexts {
  /** Changes and saves the language. An unknown code selects the second language. */
  setLanguage: (code: string) => void
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

const useLanguageSource = import.meta.env.WHOLE_LANGUAGES ? useLanguagePages : useLanguageTexts

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { current, changeLanguage } = useLanguageSource()
  const value = useMemo(
    () => ({ ...current, setLanguage: (code: string) => changeLanguage(resolveLanguage(code)) }),
    [current, changeLanguage],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
