import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react'
import { errorsTexts } from 'virtual:texts'
import type { Dictionary } from '@/content/schema.ts'
import { buildLanguage } from '@/site/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages.ts'
import { notice } from '@/ui/toast/toast-store.ts'
import { AWAITED } from '@/boot/page-state.ts'
import { languageSetting } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface LanguageTexts {
  language: Language
  dictionary: Dictionary
}

export const BUILT_IN: LanguageTexts = { language: buildLanguage, dictionary: {} }

function currentLanguage(): Language {
  return languageSetting.get() ?? DEFAULT_LANGUAGE
}

function stopAwaiting(): void {
  delete document.documentElement.dataset[AWAITED]
}

async function loadTexts(language: Language): Promise<LanguageTexts> {
  if (language === BUILT_IN.language) return BUILT_IN
  return { language, dictionary: await loadDictionary(language) }
}

/** The texts of the chosen language. Until they have loaded, or if they fail, those shown before. */
export function useSwitchedTexts() {
  const language = useSyncExternalStore(
    languageSetting.subscribe,
    currentLanguage,
    () => DEFAULT_LANGUAGE,
  )
  const [shown, setShown] = useState(BUILT_IN)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)

  useEffect(() => {
    let isCurrent = true
    loadTexts(language).then(
      (texts) => {
        if (isCurrent) startTransition(() => setShown(texts))
      },
      () => {
        if (!isCurrent) return
        stopAwaiting()
        notice(errorsTexts.language)
      },
    )
    return () => {
      isCurrent = false
    }
  }, [language, attempt])

  useLayoutEffect(() => {
    if (shown !== BUILT_IN) stopAwaiting()
  }, [shown])

  const choose = useCallback((chosen: Language) => {
    languageSetting.set(chosen)
    retry()
  }, [])
  return { shown, choose }
}
