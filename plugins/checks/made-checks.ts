import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { chosenPictures } from '../media/media.ts'
import { smallness } from '../media/picture-sizes.ts'
import { withoutInks } from '../mark.ts'
import { cardWords } from '../share-card.ts'
import type { Checked } from './checks.ts'

/** What a part may bear, and where an owner says it. */
const SOURCES = {
  brand: 'brand in src/content/site.yml',
  email: 'email in src/content/site.yml',
  siteUrl: 'address in src/content/site.yml',
  city: 'city in src/content/site.yml',
  title: 'title in src/content/pt-br/hero.yml',
  subtitle: 'subtitle in src/content/pt-br/hero.yml',
}

type Source = keyof typeof SOURCES

/** One line for each setting or text that parts do not bear. */
export function staleParts({ env, texts, made: { mails, guides, cards } }: Checked): string[] {
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  const now: Partial<Record<Source, string>> = {
    ...(portuguese && cardWords(env, portuguese)),
    brand: env.brandName,
    email: env.companyEmail,
    siteUrl: env.siteUrl && env.siteUrl + env.basePath,
  }
  const parts: Record<string, typeof now> = {
    'the mails': mails,
    'the guides': (env.optional.parts.guides && guides) || {},
    'the picture of shared links': cards[DEFAULT_LANGUAGE] ?? {},
  }
  const changes = new Map<string, { key: Source; made: string; is: string; in: Set<string> }>()
  for (const [part, bears] of Object.entries(parts))
    for (const key of Object.keys(SOURCES) as Source[]) {
      const [made, is] = [bears[key], now[key]]
      if (!made || !is || made === is) continue
      const change = changes.get(made + is) ?? { key, made, is, in: new Set() }
      changes.set(made + is, { ...change, in: change.in.add(part) })
    }
  return [...changes.values()].map(
    ({ key, made, is, in: where }) =>
      `"${made}" is in ${[...where].join(', ')}. Run npm run brand for "${is}", or set ${SOURCES[key]}.`,
  )
}

const MARK = 'src/assets/mark.svg'

export function staleIcons({ root, publicDir }: Checked): string[] {
  const mark = withoutInks(readFileSync(path.join(root, MARK), 'utf8'))
  if (mark === readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8')) return []
  return [`The icons show another mark than ${MARK}. Run npm run brand.`]
}

export function missingCards({ env, made: { cards } }: Checked): string[] {
  const missing = env.optional.languages.filter((language) => !cards[language])
  if (missing.length === 0) return []
  return [`Shared links have no picture in ${missing.join(', ')}. Run npm run brand -- cards.`]
}

/** One line for each language whose home page is still headed by the name of the brand before. */
export function formerNames({ env, texts, made: { mails, cards } }: Checked): string[] {
  if (env.brandName === mails.brand) return []
  return [...texts]
    .filter(([language, { hero }]) => hero.title === cards[language]?.title)
    .map(
      ([language, { hero }]) =>
        `"${hero.title}" heads the page in ${language}. Change title in src/content/${language.toLowerCase()}/hero.yml.`,
    )
}

/** One line for each picture that is enlarged, and so blurred. */
export async function smallPictures({ root, env }: Checked): Promise<string[]> {
  const lines = chosenPictures(root, env).map((picture) => smallness(root, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
