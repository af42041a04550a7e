import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { MARK_FILE, withoutInks } from '../mark.ts'
import { picturesToSize } from '../media/media.ts'
import { tooSmallWarning } from '../picture-sizes.ts'
import { cardWords } from '../prerender/share-card.ts'
import { SITE_FILE, textFile } from '../texts/read-texts.ts'
import { mainColours } from '../theme-colours.ts'
import type { CheckedSite } from './checked-site.ts'

export function staleCheck({ settings, made }: CheckedSite): string[] {
  const parts: Record<string, Record<string, string>> = {
    'the guides': (settings.parts.guides && made.guides) || {},
  }
  const sources: [key: string, now: string, where: string][] = [
    ['brand', settings.brand, `brand in ${SITE_FILE}`],
    ['email', settings.email, `email in ${SITE_FILE}`],
    [
      'siteUrl',
      settings.address && settings.address + settings.basePath,
      `address in ${SITE_FILE}`,
    ],
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

export function cardCheck({ settings, texts, made: { cards } }: CheckedSite): string[] {
  return settings.languages.flatMap((language) => {
    const [card, own] = [cards[language], texts.get(language)]
    if (!card || !own)
      return [`Shared links have no picture in ${language}. Run npm run brand -- cards.`]
    const words = cardWords(settings, own)
    const hero = textFile(language, 'hero')
    const sources = [
      ['city', SITE_FILE],
      ['title', hero],
      ['subtitle', hero],
    ] as const
    return sources
      .filter(([key]) => card[key] !== words[key])
      .map(
        ([key, file]) =>
          `"${card[key]}" is in the picture of shared links in ${language}. Run npm run brand for "${words[key]}", or set ${key} in ${file}.`,
      )
  })
}

export async function smallPictureCheck({ root, settings }: CheckedSite): Promise<string[]> {
  const lines = picturesToSize(settings).map((picture) => tooSmallWarning(root, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
