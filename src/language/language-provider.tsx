import {
  createContext,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react'
import { buildLanguage } from '@/config/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { AWAITED } from '@/loading/page-state.ts'
import { loadOrReload } from '@/loading/load-or-reload.ts'
import { dictionary } from '@/texts/dictionary.ts'
import { trackEvent } from '@/widgets/analytics/analytics-events.ts'
import { changedLanguage, firstLanguage } from './language.ts'
import { languageSetting } from './language-setting.ts'
import { loadDictionary } from './load-dictionary.ts'
import { goToLanguage, rememberLanguage } from './other-language.ts'

interface LanguageTexts {
  language: Language
  texts: Dictionary
}

interface LanguageContextValue extends LanguageTexts {
  /** Changes, saves and counts the language. An unknown code selects the second language. */
  setLanguage: (code: string) => void
}

const BUILT_IN: LanguageTexts = { language: buildLanguage, texts: dictionary }

interface LanguageProviderProps {
  /** Must keep its identity between renders. */
  onLoadFailed?: () => void
  children: ReactNode
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

function awaitNoLonger(): void {
  delete document.documentElement.dataset[AWAITED]
}

async function loadTexts(language: Language, asked: boolean): Promise<LanguageTexts> {
  const load = () => loadDictionary(language)
  const texts = await (asked ? loadOrReload(load) : load())
  return language === BUILT_IN.language ? BUILT_IN : { language, texts }
}

function useShownTexts(onLoadFailed?: () => void) {
  // A stored unknown code means the default language, a chosen one the second (specification section 4).
  const [opened] = useState(languageSetting.get)
  const wanted = useSyncExternalStore(
    languageSetting.subscribe,
    () => {
      const code = languageSetting.get()
      return code === null || code === opened ? firstLanguage(code) : changedLanguage(code)
    },
    () => DEFAULT_LANGUAGE,
  )
  const [shown, setShown] = useState(BUILT_IN)
  const latest = useRef(DEFAULT_LANGUAGE)

  const show = useCallback(
    async (language: Language, asked = false) => {
      latest.current = language
      try {
        const loaded = await loadTexts(language, asked)
        if (latest.current === language) startTransition(() => setShown(loaded))
      } catch {
        if (latest.current !== language) return
        awaitNoLonger()
        onLoadFailed?.()
      }
    },
    [onLoadFailed],
  )

  useEffect(() => {
    if (latest.current !== wanted) void show(wanted)
  }, [show, wanted])

  useLayoutEffect(() => {
    if (shown !== BUILT_IN) awaitNoLonger()
  }, [shown])

  const choose = useCallback(
    (language: Language) => {
      languageSetting.set(language)
      void show(language, true)
    },
    [show],
  )
  return { shown, choose }
}

function chooseOtherPage(language: Language): void {
  languageSetting.set(language)
  goToLanguage(language)
}

/** With `VITE_LANGUAGES=whole` another language is another page. */
function useOwnTexts(): ReturnType<typeof useShownTexts> {
  useEffect(rememberLanguage, [])
  return { shown: BUILT_IN, choose: chooseOtherPage }
}

const useTexts = import.meta.env.WHOLE_LANGUAGES ? useOwnTexts : useShownTexts

/** Specification section 4. */
export function LanguageProvider({ onLoadFailed, children }: LanguageProviderProps) {
  const { shown, choose } = useTexts(onLoadFailed)
  const value = useMemo(
    () => ({
      ...shown,
      setLanguage: (code: string) => {
        const language = changedLanguage(code)
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
