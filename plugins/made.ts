import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { HeadlineFits, NameFit } from '../src/site/build.ts'
import type { Env } from '../src/site/env.ts'
import { DEFAULT_LANGUAGE, type Language } from '../src/site/languages.ts'
import { cardWords, type CardWords } from './share-card.ts'
import { readTexts } from './texts/read-texts.ts'

/** What a guide's file says of itself. */
export interface GuideFacts {
  pages: number
  bytes: number
  /** Of its text, as the file gives it. */
  date?: string
  chapters: string[]
  /** Of its cover, in pixels. */
  size: { width: number; height: number }
  samplePage?: string
  /** Which page that is. */
  sampleNumber?: number
  workbook?: string
}

/** Everything that the build has to know of what `npm run brand` has made, and with which settings. */
export interface Made {
  mails: { brand: string; email: string }
  /** Nothing where an owner has taken the guides away. An empty address is not printed. */
  guides?: Record<'brand' | 'email' | 'siteUrl', string>
  /** By the name of the file under `/pdfs/`. */
  files: Record<string, GuideFacts>
  cards: Partial<Record<Language, CardWords>>
  /** The names that the hero shows. */
  names: Record<string, NameFit>
  headlines: Partial<Record<Language, HeadlineFits>>
}

const ROOT = path.join(import.meta.dirname, '..')
const FILE = path.join(ROOT, 'src/content/made.json')

export function readMade(): Made {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Made
}

/** What a part may bear, and where an owner says it. */
const SOURCES = {
  brand: 'VITE_BRAND_NAME',
  email: 'VITE_COMPANY_EMAIL',
  siteUrl: 'VITE_SITE_URL',
  city: 'VITE_COMPANY_CITY',
  title: 'title in src/content/pt-br/hero.yml',
  subtitle: 'subtitle in src/content/pt-br/hero.yml',
}

/** One line for each setting or text that parts do not bear, and each picture that is missing. */
export function staleParts(env: Env, { mails, guides, cards }: Made): string[] {
  const now: Record<keyof typeof SOURCES, string> = {
    ...cardWords(env, readTexts(ROOT, DEFAULT_LANGUAGE, env)),
    brand: env.brandName,
    email: env.companyEmail,
    siteUrl: env.siteUrl && env.siteUrl + env.basePath,
  }
  const parts: Record<string, Partial<typeof now>> = {
    'the e-mails': mails,
    'the guides': guides ?? {},
    'the picture for link previews': cards[DEFAULT_LANGUAGE] ?? {},
  }
  const changes = new Map<string, { source: string; made: string; is: string; in: string[] }>()
  for (const [part, bears] of Object.entries(parts))
    for (const key of Object.keys(SOURCES) as (keyof typeof SOURCES)[]) {
      const [made, is] = [bears[key], now[key]]
      if (!made || !is || made === is) continue
      const change = changes.get(made + is) ?? { source: SOURCES[key], made, is, in: [] }
      changes.set(made + is, { ...change, in: [...new Set([...change.in, part])] })
    }
  const lines = [...changes.values()].map(
    (change) =>
      `This build says "${change.is}", but ${change.in.join(' and ')} "${change.made}". ` +
      `If "${change.made}" is right, set ${change.source}; if "${change.is}" is, run: npm run brand`,
  )
  const missing = env.optional.languages.filter((language) => !cards[language])
  return lines.concat(
    missing.map((language) => `No picture for link previews in ${language}. Run: npm run brand`),
  )
}

/** One line for each language whose home page is still headed by the name of the brand before. */
export function formerNames(
  { brandName }: Env,
  { mails, cards }: Made,
  heroes: readonly (readonly [Language, { title: string }])[],
): string[] {
  if (brandName === mails.brand) return []
  return heroes
    .filter(([language, { title }]) => title === cards[language]?.title)
    .map(
      ([language, { title }]) =>
        `In ${language} the company is still called "${title}": see title in hero.yml and fullName in placeholders.yml of src/content/${language.toLowerCase()}. "{brand}" stands for "${brandName}".`,
    )
}

/** One line for each guide whose file is not the one that the site describes. */
export function changedGuides(
  { files }: Made,
  materials: readonly { file: string }[],
  publicDir: string,
): string[] {
  const changed = materials.filter(({ file }) => {
    const found = statSync(path.join(publicDir, 'pdfs', file), { throwIfNoEntry: false })
    return found?.size !== files[file]?.bytes
  })
  return changed.map(
    ({ file }) =>
      `public/pdfs/${file} is missing, or another file than the site describes. Run: npm run brand -- facts`,
  )
}
