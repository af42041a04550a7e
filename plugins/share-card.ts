import type { Env } from '../src/site/env.ts'
import { DEFAULT_LANGUAGE, languagePath, type Language } from '../src/site/languages.ts'
import type { Texts } from '../src/content/schema.ts'

/** What is written on the picture for link previews, in one language. */
export interface CardWords {
  title: string
  subtitle: string
  city: string
}

export function cardWords(env: Env, { hero }: Pick<Texts, 'hero'>): CardWords {
  return { title: hero.title, subtitle: hero.subtitle, city: env.companyCity }
}

export function cardAddress(language: Language): string {
  return `/og${languagePath(language).replace('/', '-')}.png`
}

/** The card for a language's pages, and the words drawn on it: the default one's where it has none. */
export function shareCard(
  language: Language,
  cards: Partial<Record<Language, CardWords>>,
): { address: string; alt: string } {
  const drawn = cards[language] ? language : DEFAULT_LANGUAGE
  const words = cards[drawn]
  const alt = words ? `${words.title}: ${words.subtitle}. ${words.city}` : ''
  return { address: cardAddress(drawn), alt }
}
