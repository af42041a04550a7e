import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { buildLanguage } from '@/config/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/config/languages.ts'
import type { Dictionary } from '@/content/dictionary.ts'
import { AWAITED } from '@/loading/page-state.ts'
import { loadOrReload } from '@/loading/load-or-reload.ts'
import { dictionary } from '@/texts/dictionary.ts'
import { chosenLanguage, storedLanguage } from './language.ts'
import { languageSetting } from './language-setting.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface LanguageTexts {
  language: Language
  texts: Dictionary
}

export const BUILT_IN: LanguageTexts = { language: buildLanguage, texts: dictionary }

function awaitNoLonger(): void {
  delete document.documentElement.dataset[AWAITED]
}

async function loadTexts(language: Language, asked: boolean): Promise<LanguageTexts> {
  const load = () => loadDictionary(language)
  const texts = await (asked ? loadOrReload(load) : load())
  return language === BUILT_IN.language ? BUILT_IN : { language, texts }
}

/** The texts shown, and how another language of them is chosen. */
export function useShownTexts(onLoadFailed?: () => void) {
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
