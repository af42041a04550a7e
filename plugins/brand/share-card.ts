import type { LanguageOption } from '../../src/content/schema/language.ts'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { displayCity } from '../../src/text/display-city.ts'
import { interpolate } from '../../src/text/interpolate.ts'
import type { CardWords, Made } from './made.ts'

export function cardWords(
  site: { city: string },
  { hero, reachUs, meta }: Pick<Texts, 'hero' | 'reachUs' | 'meta'>,
): CardWords {
  const { title, subtitle } = hero
  const city = displayCity(site.city, reachUs.city)
  return { title, subtitle, city, alt: interpolate(meta.pictureAlt, { title, subtitle, city }) }
}

export function cardAddress(prefix: string): string {
  return `/og${prefix.replace('/', '-')}.png`
}

/** The picture for a language's pages: that of the first language where it has none, and none before they are made. */
export function shareCard(
  language: Language,
  { languages, made: { cards } }: { languages: readonly LanguageOption[]; made: Made },
): { address: string; alt: string } | undefined {
  const own = languages.find(({ value }) => value === language && cards[value]) ?? languages[0]
  const alt = own && cards[own.value]?.alt
  return alt ? { address: cardAddress(own.prefix), alt } : undefined
}
