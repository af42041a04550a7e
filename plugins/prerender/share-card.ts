import type { Texts } from '../../src/content/schema/texts.ts'
import { DEFAULT_LANGUAGE, languageFolder, type Language } from '../../src/site/languages.ts'
import { displayCity } from '../../src/text/display-city.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import type { CardWords, Made } from '../made.ts'
import type { Settings } from '../settings/settings.ts'

export function cardWords(
  settings: Settings,
  { hero, reachUs, meta }: Pick<Texts, 'hero' | 'reachUs' | 'meta'>,
): CardWords {
  const { title, subtitle } = hero
  const city = displayCity(settings.city, reachUs.city)
  return { title, subtitle, city, alt: interpolate(meta.pictureAlt, { title, subtitle, city }) }
}

export function cardAddress(language: Language): string {
  return `/og${languageFolder(language).replace('/', '-')}.png`
}

/** The picture for a language's pages: the default language's if it has none. */
export function shareCard(
  language: Language,
  cards: Made['cards'],
): { address: string; alt: string } {
  const drawn = cards[language] ? language : DEFAULT_LANGUAGE
  return { address: cardAddress(drawn), alt: cards[drawn]?.alt ?? '' }
}
