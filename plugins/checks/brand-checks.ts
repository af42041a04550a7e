import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { MARK_FILE, withoutInks } from '../mark.ts'
import { chosenPictures } from '../media/media.ts'
import { tooSmallWarning } from '../media/picture-sizes.ts'
import { cardWords } from '../share-card.ts'
import { SITE_FILE } from '../texts/read-site.ts'
import { mainColours } from '../theme-colours.ts'
import { unless, type Checked } from './checked.ts'

/** One line for each setting, text or colour that has changed since something was made of it. */
export function staleCheck({ env, texts, made: { mails, guides, cards } }: Checked): string[] {
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  const words = portuguese && cardWords(env, portuguese)
  const address = env.siteUrl && env.siteUrl + env.basePath
  const parts: Record<string, Record<string, string>> = {
    'the mails': mails,
    'the guides': (env.parts.guides && guides) || {},
    'the picture of shared links': { ...cards[DEFAULT_LANGUAGE] },
  }
  const sources: [key: string, now: string | undefined, where: string][] = [
    ['brand', env.brandName, `brand in ${SITE_FILE}`],
    ['email', env.companyEmail, `email in ${SITE_FILE}`],
    ['siteUrl', address, `address in ${SITE_FILE}`],
    ['city', words?.city, `city in ${SITE_FILE}`],
    ['title', words?.title, 'title in src/content/pt-br/hero.yml'],
    ['subtitle', words?.subtitle, 'subtitle in src/content/pt-br/hero.yml'],
    ['colours', mainColours(), '--primary in src/styles/tokens.css'],
  ]
  return sources.flatMap(([key, now, where]) => {
    const stale = Object.entries(parts).filter(([, made]) => made[key] && now && made[key] !== now)
    if (stale.length === 0) return []
    const before = [...new Set(stale.map(([, made]) => `"${made[key]}"`))].join(', ')
    const names = stale.map(([part]) => part).join(', ')
    return [`${before} is in ${names}. Run npm run brand for "${now}", or set ${where}.`]
  })
}

export function iconCheck({ root, publicDir }: Checked): string[] {
  const file = path.join(publicDir, 'favicon.svg')
  if (!existsSync(file)) return ['There is no public/favicon.svg. Run npm run brand.']
  const mark = withoutInks(readFileSync(path.join(root, MARK_FILE), 'utf8'))
  return unless(
    mark === readFileSync(file, 'utf8'),
    `The icons show another mark than ${MARK_FILE}. Run npm run brand.`,
  )
}

export function missingCardCheck({ env, made: { cards } }: Checked): string[] {
  const missing = env.languages.filter((language) => !cards[language])
  return unless(
    missing.length === 0,
    `Shared links have no picture in ${missing.join(', ')}. Run npm run brand -- cards.`,
  )
}

export async function smallPictureCheck({ root, env }: Checked): Promise<string[]> {
  const lines = chosenPictures(root, env).map((picture) => tooSmallWarning(root, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
