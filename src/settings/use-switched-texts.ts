import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { errorsTexts } from 'virtual:texts'
import type { Dictionary } from '@/content/schema.ts'
import { buildLanguage } from '@/site/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages.ts'
import { notice } from '@/ui/toast/toast-store.ts'
import { AWAITED } from '@/boot/page-state.ts'
import { chosenLanguage, languageSetting, storedLanguage } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface LanguageTexts {
  language: Language
  dictionary: Dictionary
}

export const BUILT_IN: LanguageTexts = { language: buildLanguage, dictionary: {} }

function stopAwaiting(): void {
  delete document.documentElement.dataset[AWAITED]
}

async function loadTexts(language: Language): Promise<LanguageTexts> {
  if (language === BUILT_IN.language) return BUILT_IN
  return { language, dictionary: await loadDictionary(language) }
}

export function useSwitchedTexts() {
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
  const [failed, setFailed] = useState<Language>()

  useEffect(() => {
    if (wanted === failed) return undefined
    let isWanted = true
    loadTexts(wanted).then(
      (texts) => {
        if (!isWanted) return
        setFailed(undefined)
        startTransition(() => setShown(texts))
      },
      () => {
        if (!isWanted) return
        setFailed(wanted)
        stopAwaiting()
        notice(errorsTexts.language)
      },
    )
    return () => {
      isWanted = false
    }
  }, [wanted, failed])

  useLayoutEffect(() => {
    if (shown !== BUILT_IN) stopAwaiting()
  }, [shown])

  const choose = useCallback((language: Language) => {
    languageSetting.set(language)
    // So that a language that failed to load is tried again.
    setFailed(undefined)
  }, [])
  return { shown, choose }
}
