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
import { DEFAULT_LANGUAGE } from '@/config/languages.ts'
import type { Language } from '@/config/languages.ts'
import { ownLanguage, site } from '@/config/site.ts'
import { LANGUAGE_STORAGE_KEY } from '@/config/spec.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { dictionary } from '@/texts/dictionary.ts'
import { fillTexts } from '@/lib/fill.ts'
import { loadOrReload } from '@/lib/reload-after-deploy.ts'
import { readStorage, writeStorage } from '@/lib/storage.ts'
import { needAllParts } from '@/lib/when.ts'
import { changedLanguage, firstLanguage } from './language-code.ts'
import { AWAITED } from './language-script.ts'
import { loadDictionary } from './load-dictionary.ts'
import { arriveInLanguage, goToLanguage } from './other-language.ts'

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

const BRAND = { brand: site.brandName }
const DEFAULT: Shown = { language: ownLanguage, texts: fillTexts(dictionary, BRAND) }

interface LanguageProviderProps {
  /** The texts of a language could not be loaded. The same function at each render. */
  onLoadFailed?: () => void
  children: ReactNode
}

interface Provided {
  shown: Shown
  setLanguage: LanguageContextValue['setLanguage']
}

/** The texts are there, or will not come: what is hidden for their sake is shown. */
function awaitNoLonger(): void {
  delete document.documentElement.dataset[AWAITED]
}

const LanguageContext = createContext<Provided | null>(null)
const subscribe = () => () => undefined

/**
 * Holds the language (specification section 4). Prerendered pages are in Portuguese; a stored
 * language follows as soon as its texts are there. The texts shown stay when a load fails. Where
 * every language is whole (`VITE_LANGUAGES`), another one is another page.
 */
export function LanguageProvider({ onLoadFailed, children }: LanguageProviderProps) {
  const [shown, setShown] = useState(DEFAULT)
  const wanted = useRef<Language>(DEFAULT_LANGUAGE)

  const show = useCallback(
    (language: Language) => {
      wanted.current = language
      // A part that is not hydrated yet cannot follow.
      needAllParts()
      loadOrReload(() => loadDictionary(language)).then(
        (texts) => {
          if (wanted.current !== language) return
          // Any other update would empty the parts of the page that still wait to be hydrated.
          startTransition(() => {
            setShown({ language, texts: fillTexts(texts, BRAND) })
          })
        },
        () => {
          awaitNoLonger()
          onLoadFailed?.()
        },
      )
    },
    [onLoadFailed],
  )

  useLayoutEffect(() => {
    if (shown !== DEFAULT) awaitNoLonger()
  }, [shown])

  const setLanguage = useCallback(
    (code: string) => {
      const language = changedLanguage(code)
      writeStorage(LANGUAGE_STORAGE_KEY, language)
      if (import.meta.env.WHOLE_LANGUAGES) goToLanguage(language)
      else show(language)
    },
    [show],
  )

  useEffect(() => {
    if (import.meta.env.WHOLE_LANGUAGES) {
      arriveInLanguage()
      return undefined
    }
    const stored = firstLanguage(readStorage(LANGUAGE_STORAGE_KEY))
    if (stored !== DEFAULT_LANGUAGE) show(stored)

    const onStorage = (event: StorageEvent) => {
      // Without a key, all that was stored has been cleared.
      if (event.key !== LANGUAGE_STORAGE_KEY && event.key !== null) return
      show(event.newValue === null ? DEFAULT_LANGUAGE : changedLanguage(event.newValue))
    }
    // A page that comes back from the browser's cache has missed what changed since.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      const choice = readStorage(LANGUAGE_STORAGE_KEY)
      if (persisted && choice !== null && choice !== wanted.current) show(changedLanguage(choice))
    }
    window.addEventListener('storage', onStorage)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onShow)
    }
  }, [show])

  const value = useMemo(() => ({ shown, setLanguage }), [shown, setLanguage])
  return <LanguageContext value={value}>{children}</LanguageContext>
}

/** The language, its texts and its setter. Throws outside its provider. */
export function useLanguage(): LanguageContextValue {
  const value = useContext(LanguageContext)
  if (!value) throw new Error('useLanguage must be used within a LanguageProvider')
  const { shown, setLanguage } = value
  // A part that is hydrated late has to match its prerendered Portuguese before it follows.
  const current = useSyncExternalStore(
    subscribe,
    () => shown,
    () => DEFAULT,
  )
  return useMemo(() => ({ ...current, setLanguage }), [current, setLanguage])
}
