import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { MARK_FILE, withoutInks } from '../mark.ts'
import { picturesToSize } from '../media/media.ts'
import { tooSmallWarning } from '../picture-sizes.ts'
import { cardWords } from '../prerender/share-card.ts'
import { SITE_FILE } from '../texts/read-texts.ts'
import { mainColours } from '../theme-colours.ts'
import type { CheckedSite } from './checked-site.ts'

export function staleCheck({ settings, portuguese, made }: CheckedSite): string[] {
  const words = cardWords(settings, portuguese)
  const parts: Record<string, Record<string, string>> = {
    'the mails': made.mails,
    'the guides': (settings.parts.guides && made.guides) || {},
    'the picture of shared links': { ...made.cards[DEFAULT_LANGUAGE] },
  }
  const sources: [key: string, now: string, where: string][] = [
    ['brand', settings.brand, `brand in ${SITE_FILE}`],
    ['email', settings.email, `email in ${SITE_FILE}`],
    [
      'siteUrl',
      settings.address && settings.address + settings.basePath,
      `address in ${SITE_FILE}`,
    ],
    ['city', words.city, `city in ${SITE_FILE}`],
    ['title', words.title, 'title in src/content/pt-br/hero.yml'],
    ['subtitle', words.subtitle, 'subtitle in src/content/pt-br/hero.yml'],
    ['colours', mainColours(settings.root), '--primary in src/styles/tokens.css'],
  ]
  return sources.flatMap(([key, now, where]) => {
    const stale = Object.entries(parts).filter(([, of]) => of[key] && now && of[key] !== now)
    if (stale.length === 0) return []
    const before = [...new Set(stale.map(([, of]) => `"${of[key]}"`))].join(', ')
    const names = stale.map(([part]) => part).join(', ')
    return [`${before} is in ${names}. Run npm run brand for "${now}", or set ${where}.`]
  })
}

export function iconCheck({ root }: CheckedSite): string[] {
  const file = path.join(root, 'public/favicon.svg')
  const icon = existsSync(file) && readFileSync(file, 'utf8')
  const mark = withoutInks(readFileSync(path.join(root, MARK_FILE), 'utf8'))
  return icon === mark ? [] : [`The icons are not made of ${MARK_FILE}. Run npm run brand.`]
}

export function missingCardCheck({ settings, made: { cards } }: CheckedSite): string[] {
  return settings.languages
    .filter((language) => !cards[language])
    .map((language) => `Shared links have no picture in ${language}. Run npm run brand -- cards.`)
}

export async function smallPictureCheck({ root, settings }: CheckedSite): Promise<string[]> {
  const lines = picturesToSize(settings).map((picture) => tooSmallWarning(root, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
