import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { trackEvent } from '@/vendors/analytics/analytics-events.ts'
import { useLanguagePages } from './language-pages.ts'
import { chosenLanguage } from './language.ts'
import { useSwitchedTexts, type LanguageTexts } from './use-switched-texts.ts'

interface LanguageContextValue extends LanguageTexts {
  /** Changes, saves and counts the language. An unknown code selects the second language. */
  setLanguage: (code: string) => void
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

const useLanguageTexts = import.meta.env.WHOLE_LANGUAGES ? useLanguagePages : useSwitchedTexts

export function LanguageProvider({ children }: { children: ReactNode }) {
  const { shown, choose } = useLanguageTexts()
  const value = useMemo(
    () => ({
      ...shown,
      setLanguage: (code: string) => {
        const language = chosenLanguage(code)
        choose(language)
        if (language !== shown.language) trackEvent('language-changed', { language })
      },
    }),
    [shown, choose],
  )
  return <LanguageContext value={value}>{children}</LanguageContext>
}

export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
