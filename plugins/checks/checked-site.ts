import type { Texts } from '../../src/content/schema/texts.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../src/site/languages.ts'
import { readMade, type Made } from '../made.ts'
import type { Settings } from '../settings/settings.ts'
import { readTexts } from '../texts/read-texts.ts'

export interface CheckedSite {
  root: string
  settings: Settings
  portuguese: Texts
  texts: ReadonlyMap<Language, Texts>
  made: Made
}

export function readCheckedSite(settings: Settings): CheckedSite {
  const { root } = settings
  return {
    root,
    settings,
    portuguese: readTexts(DEFAULT_LANGUAGE, settings),
    texts: new Map(LANGUAGES.map(({ value }) => [value, readTexts(value, settings)])),
    made: readMade(root),
  }
}
