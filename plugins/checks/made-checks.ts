import { readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { chosenPictures } from '../media/media.ts'
import { smallness } from '../media/picture-sizes.ts'
import { withoutInks } from '../mark.ts'
import { cardWords } from '../share-card.ts'
import type { Checked } from './checks.ts'

/** One line for each setting or text that is another one now in something made of it. */
export function staleParts({ env, texts, made: { mails, guides, cards } }: Checked): string[] {
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  const words = portuguese && cardWords(env, portuguese)
  const address = env.siteUrl && env.siteUrl + env.basePath
  const parts: Record<string, Record<string, string>> = {
    'the mails': mails,
    'the guides': (env.optional.parts.guides && guides) || {},
    'the picture of shared links': { ...cards[DEFAULT_LANGUAGE] },
  }
  const sources: [key: string, now: string | undefined, where: string][] = [
    ['brand', env.brandName, 'brand in src/content/site.yml'],
    ['email', env.companyEmail, 'email in src/content/site.yml'],
    ['siteUrl', address, 'address in src/content/site.yml'],
    ['city', words?.city, 'city in src/content/site.yml'],
    ['title', words?.title, 'title in src/content/pt-br/hero.yml'],
    ['subtitle', words?.subtitle, 'subtitle in src/content/pt-br/hero.yml'],
  ]
  return sources.flatMap(([key, now, where]) => {
    const stale = Object.entries(parts).filter(([, made]) => made[key] && now && made[key] !== now)
    if (stale.length === 0) return []
    const before = [...new Set(stale.map(([, made]) => `"${made[key]}"`))].join(', ')
    const names = stale.map(([part]) => part).join(', ')
    return [`${before} is in ${names}. Run npm run brand for "${now}", or set ${where}.`]
  })
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
