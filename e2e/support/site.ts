import { loadEnv } from 'vite'
import { DESIGNED_BRAND, parseEnv } from '../../src/config/env.ts'
import type { Dictionary } from '../../src/content/dictionary.ts'
import { LANGUAGES, type Language } from '../../src/config/languages.ts'
import { fillDictionary } from '../../plugins/texts/fill-dictionary.ts'
import { COMPANY_FOUNDING_YEAR, HISTORY_START_YEAR } from '../../src/content/years.ts'
import { interpolateAll } from '../../src/lib/interpolate.ts'
import { whatsappUrl } from '../../src/lib/phone.ts'

/** The settings that the site was built with. */
export const { env: settings } = parseEnv(
  loadEnv('production', !process.env['SITE_DEFAULTS'] && process.cwd()),
)

/** A text of the site with the brand and the years filled in. */
export function branded<T>(texts: T): T {
  return interpolateAll(texts, {
    brand: settings.brandName,
    founded: COMPANY_FOUNDING_YEAR,
    started: HISTORY_START_YEAR,
  })
}

const read = LANGUAGES.map(async ({ value }) => {
  const file = `../../src/content/${value.toLowerCase()}/dictionary.ts`
  const { dictionary } = (await import(file)) as { dictionary: Dictionary }
  return [value, fillDictionary(dictionary, settings)] as const
})

export const dictionaries = Object.fromEntries(await Promise.all(read)) as Record<
  Language,
  Dictionary
>

/** The Portuguese texts, in which every page is served. */
export const texts = dictionaries['pt-BR']

/** The hero's title: no dictionary translates another brand. */
export function heroText(language: Language): string {
  const { brandName } = settings
  return brandName === DESIGNED_BRAND ? dictionaries[language].hero.title : brandName
}

/** Address of the messaging-app chat with the company. */
export function chatWith(greeting: string): string {
  return whatsappUrl(settings.companyPhone, branded(greeting))
}
