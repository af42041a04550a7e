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
} from 'react'
import type { ReactNode } from 'react'
import { listCounts, ownLanguage, site } from '@/config/build.ts'
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { AWAITED } from '@/loading/page-state.ts'
import { isReloading, loadOrReload } from '@/loading/load-or-reload.ts'
import { storedSetting } from '@/browser/stored-setting.ts'
import { dictionary } from '@/texts/dictionary.ts'
import { fillDictionary } from './fill-dictionary.ts'
import { changedLanguage, firstLanguage } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'
import { arriveInLanguage, goToLanguage } from './other-language.ts'

const setting = storedSetting([LANGUAGE_STORAGE_KEY])
interface LanguageContextValue {
  language: Language
  /** The texts of the current language, with the brand filled in. */
  texts: Dictionary
  /** Changes the language and saves it; an unknown code selects English. */
  setLanguage: (code: string) => void
}

interface Shown {
  language: Language
  texts: Dictionary
}

const filled = (texts: Dictionary) => fillDictionary(texts, site.brandName, listCounts)
const DEFAULT: Shown = { language: ownLanguage, texts: filled(dictionary) }

interface LanguageProviderProps {
  /** The texts of a language could not be loaded. The same function at each render. */
  onLoadFailed?: () => void
  children: ReactNode
}

const LanguageContext = createContext<LanguageContextValue | null>(null)

/** The texts are there, or will not come: what is hidden for their sake is shown. */
function awaitNoLonger(): void {
  delete document.documentElement.dataset[AWAITED]
}

/**
 * Follows the stored language: prerendered pages are in Portuguese, another one is shown as soon as
 * its texts are there. The texts shown stay when a load fails.
 */
function useShownTexts(onLoadFailed?: () => void): {
  shown: Shown
  choose: (code: string) => void
} {
  // What the page was opened with is read by a rule of its own (specification section 4).
  const [opened] = useState(setting.get)
  const wanted = useSyncExternalStore(
    setting.subscribe,
    () => {
      const code = setting.get()
      return code === null || code === opened ? firstLanguage(code) : changedLanguage(code)
    },
    () => DEFAULT_LANGUAGE,
  )
  const [shown, setShown] = useState(DEFAULT)
  const latest = useRef(DEFAULT_LANGUAGE)

  const show = useCallback(
    (language: Language) => {
      latest.current = language
      loadOrReload(() => loadDictionary(language)).then(
        (texts) => {
          if (latest.current !== language) return
          startTransition(() => {
            setShown(
              language === DEFAULT.language
                ? DEFAULT
                : { language, texts: filled(texts) },
            )
          })
        },
        () => {
          if (latest.current !== language || isReloading()) return
          awaitNoLonger()
          onLoadFailed?.()
        },
      )
    },
    [onLoadFailed],
  )

  useEffect(() => {
    if (latest.current !== wanted) show(wanted)
  }, [show, wanted])

  useLayoutEffect(() => {
    if (shown !== DEFAULT) awaitNoLonger()
  }, [shown])

  const choose = useCallback(
    (code: string) => {
      const language = changedLanguage(code)
      // One whose texts could not be had is asked for again.
      if (setting.get() === language) show(language)
      else setting.set(language)
    },
    [show],
  )
  return { shown, choose }
}

function chooseOtherPage(code: string): void {
  const language = changedLanguage(code)
  setting.set(language)
  goToLanguage(language)
}

/** Where every language is whole (`VITE_LANGUAGES`), another one is another page. */
function useOwnTexts(): ReturnType<typeof useShownTexts> {
  useEffect(arriveInLanguage, [])
  return { shown: DEFAULT, choose: chooseOtherPage }
}

const useTexts = import.meta.env.WHOLE_LANGUAGES ? useOwnTexts : useShownTexts

/** Holds the language (specification section 4). */
export function LanguageProvider({ onLoadFailed, children }: LanguageProviderProps) {
  const { shown, choose } = useTexts(onLoadFailed)
  const value = useMemo(() => ({ ...shown, setLanguage: choose }), [shown, choose])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The language, its texts and its setter. Throws outside its provider. */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  return value
}
