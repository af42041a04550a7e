import type { Texts } from '../../src/content/schema.ts'
import { displayCity } from '../../src/site/display-city.ts'
import { interpolate } from '../../src/site/interpolate.ts'
import { DEFAULT_LANGUAGE, languagePath, type Language } from '../../src/site/languages.ts'
import type { CardWords, Made } from '../made.ts'
import type { Settings } from '../settings/settings.ts'

export function cardWords(
  settings: Settings,
  { hero, reachUs, meta }: Pick<Texts, 'hero' | 'reachUs' | 'meta'>,
): CardWords {
  const { title, subtitle } = hero
  const city = displayCity(settings.companyCity, reachUs.city)
  return { title, subtitle, city, alt: interpolate(meta.pictureAlt, { title, subtitle, city }) }
}

export function cardAddress(language: Language): string {
  return `/og${languagePath(language).replace('/', '-')}.png`
}

/** The picture for a language's pages: the default language's if it has none. */
export function shareCard(
  language: Language,
  cards: Made['cards'],
): { address: string; alt: string } {
  const drawn = cards[language] ? language : DEFAULT_LANGUAGE
  return { address: cardAddress(drawn), alt: cards[drawn]?.alt ?? '' }
}
