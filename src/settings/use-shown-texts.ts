import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { buildLanguage } from '@/site/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages.ts'
import type { Dictionary } from '@/content/schema.ts'
import { AWAITED } from '@/boot/page-state.ts'
import { chosenLanguage, languageSetting, storedLanguage } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'
import { notice } from '@/ui/toast/toast-store.ts'
import { errorsTexts } from 'virtual:texts'

export interface LanguageTexts {
  language: Language
  dictionary: Dictionary
}

export const BUILT_IN: LanguageTexts = { language: buildLanguage, dictionary: {} }

function awaitNoLonger(): void {
  delete document.documentElement.dataset[AWAITED]
}

async function loadTexts(language: Language): Promise<LanguageTexts> {
  const dictionary = await loadDictionary(language)
  return language === BUILT_IN.language ? BUILT_IN : { language, dictionary }
}

/** The texts shown, and how another language of them is chosen. */
export function useShownTexts() {
  const [opened] = useState(languageSetting.get)
  const wanted = useSyncExternalStore(
    languageSetting.subscribe,
    () => {
      const code = languageSetting.get()
      return code === null || code === opened ? storedLanguage(code) : chosenLanguage(code)
    },
    () => DEFAULT_LANGUAGE,
  )
  const [shown, setShown] = useState(BUILT_IN)
  const latest = useRef(DEFAULT_LANGUAGE)

  const show = useCallback(async (language: Language) => {
    latest.current = language
    try {
      const loaded = await loadTexts(language)
      if (latest.current === language) startTransition(() => setShown(loaded))
    } catch {
      if (latest.current !== language) return
      awaitNoLonger()
      notice(errorsTexts.language)
    }
  }, [])

  useEffect(() => {
    if (latest.current !== wanted) void show(wanted)
  }, [show, wanted])

  useLayoutEffect(() => {
    if (shown !== BUILT_IN) awaitNoLonger()
  }, [shown])

  const choose = useCallback(
    (language: Language) => {
      languageSetting.set(language)
      void show(language)
    },
    [show],
  )
  return { shown, choose }
}
