import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { readMade, type Made } from '../made.ts'
import type { Settings } from '../settings/settings.ts'
import { readTexts } from '../texts/read-texts.ts'

export interface CheckedSite {
  settings: Settings
  /** In the page's own language. */
  own: Texts
  texts: ReadonlyMap<Language, Texts>
  made: Made
}

export function readCheckedSite(settings: Settings): CheckedSite {
  const { folder, language, languages } = settings
  return {
    settings,
    own: readTexts(language, settings),
    texts: new Map(languages.map(({ value }) => [value, readTexts(value, settings)])),
    made: readMade(folder),
  }
}
