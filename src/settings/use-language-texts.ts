import { startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { stopAwaitingLanguage } from '@/boot/document-state.ts'
import type { Dictionary } from '@/content/schema/texts.ts'
import type { Language } from '@/site/language.ts'
import { showNotice } from '@/ui/toast/toast-store.ts'
import { buildLanguage, defaultLanguage, buildTexts } from 'virtual:site'
import { languageSetting } from './language.ts'
import { loadDictionary } from './load-dictionary.ts'

export interface LanguageTexts {
  language: Language
  dictionary: Dictionary
}

export const SERVED_TEXTS: LanguageTexts = { language: buildLanguage, dictionary: {} }

function chosenLanguage(): Language {
  return languageSetting.get() ?? defaultLanguage
}

async function loadTexts(language: Language): Promise<LanguageTexts> {
  if (language === SERVED_TEXTS.language) return SERVED_TEXTS
  return { language, dictionary: await loadDictionary(language) }
}

/** The texts of the chosen language. Until they have loaded, or if they cannot be, the former ones stay. */
export function useLanguageTexts(): LanguageTexts {
  const [shown, setShown] = useState(SERVED_TEXTS)

  useEffect(() => {
    const load = async () => {
      const language = chosenLanguage()
      try {
        const loaded = await loadTexts(language)
        if (chosenLanguage() === language)
          startTransition(() =>
            setShown((before) => (before.language === language ? before : loaded)),
          )
      } catch {
        if (chosenLanguage() !== language) return
        stopAwaitingLanguage()
        showNotice(buildTexts.errors.language)
      }
    }
    const reload = () => void load()
    reload()
    // Loads the language that was chosen without a connection.
    window.addEventListener('online', reload)
    const unsubscribe = languageSetting.subscribe(reload)
    return () => {
      window.removeEventListener('online', reload)
      unsubscribe()
    }
  }, [])

  useLayoutEffect(() => {
    if (shown !== SERVED_TEXTS) stopAwaitingLanguage()
  }, [shown])

  return shown
}
