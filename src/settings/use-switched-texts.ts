import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { errorsTexts } from 'virtual:texts'
import type { Dictionary } from '@/content/schema.ts'
import { buildLanguage } from '@/site/build.ts'
import { DEFAULT_LANGUAGE, type Language } from '@/site/languages.ts'
import { notice } from '@/ui/toast/toast-store.ts'
import { AWAITS_LANGUAGE } from '@/boot/document-state.ts'
import { languageSetting } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface LanguageTexts {
  language: Language
  dictionary: Dictionary
}

export const BUILT_IN: LanguageTexts = { language: buildLanguage, dictionary: {} }

function stopAwaiting(): void {
  delete document.documentElement.dataset[AWAITS_LANGUAGE]
}

async function loadTexts(language: Language): Promise<LanguageTexts> {
  if (language === BUILT_IN.language) return BUILT_IN
  return { language, dictionary: await loadDictionary(language) }
}

/** The texts of the chosen language. Until they have loaded, or if they fail, those shown before. */
export function useSwitchedTexts() {
  const [shown, setShown] = useState(BUILT_IN)

  useEffect(() => {
    let requests = 0
    const load = async () => {
      requests += 1
      const request = requests
      try {
        const texts = await loadTexts(languageSetting.get() ?? DEFAULT_LANGUAGE)
        if (request === requests) startTransition(() => setShown(texts))
      } catch {
        if (request !== requests) return
        stopAwaiting()
        notice(errorsTexts.language)
      }
    }
    void load()
    return languageSetting.subscribe(() => void load())
  }, [])

  useLayoutEffect(() => {
    if (shown !== BUILT_IN) stopAwaiting()
  }, [shown])

  return { shown, choose: languageSetting.set }
}
