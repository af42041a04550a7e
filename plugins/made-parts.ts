import { readFileSync } from 'node:fs'
import { GUIDES } from '../guides/guide-settings.mjs'
import type { Env } from '../src/config/env.ts'
import { DEFAULT_LANGUAGE, type Language } from '../src/config/languages.ts'
import { dictionary } from '../src/content/pt-br/dictionary.ts'
import { cardWords, type CardWords } from './share-card.ts'

/** What `npm run brand` has made, each part with the settings that it bears. */
export interface MadeParts {
  mails: { brand: string; email: string }
  /** An empty address is not printed. */
  guides: { brand: string; email: string; siteUrl: string }
  cards: Partial<Record<Language, CardWords>>
}

const RECORD = `${import.meta.dirname}/../brand/brand.json`

export function readMadeParts(): MadeParts {
  const made = JSON.parse(readFileSync(RECORD, 'utf8')) as MadeParts
  // Who has taken the guides away has none to make again.
  if (GUIDES.length === 0) Object.assign(made, { guides: {} })
  return made
}

/** One line for each part that is missing, or bears something else than the settings say. */
export function staleParts(env: Env, { mails, guides, cards }: MadeParts): string[] {
  const now: Record<string, string> = {
    ...cardWords(env, dictionary),
    brand: env.brandName,
    email: env.companyEmail,
    siteUrl: env.siteUrl && env.siteUrl + env.basePath,
  }
  const parts: Record<string, object> = {
    'The e-mails': mails,
    'The guides and their covers': guides,
    'The picture for link previews': cards[DEFAULT_LANGUAGE] ?? {},
  }
  const lines = Object.entries(parts).flatMap(([part, made]) =>
    Object.entries(made)
      .filter(([setting, value]) => value && now[setting] && value !== now[setting])
      .map(([setting, value]) => `${part}: still "${value}", not "${now[setting]}".`),
  )
  for (const language of env.optional.languages)
    if (!cards[language]) lines.push(`The pages in ${language} have no picture for link previews.`)
  return lines.map((line) => `${line} Run: npm run brand`)
}
