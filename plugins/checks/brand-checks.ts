import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutInks } from '../mark.ts'
import { picturesToSize } from '../media/media.ts'
import { tooSmallWarning } from '../picture-sizes.ts'
import { cardWords } from '../prerender/share-card.ts'
import type { SiteFolder } from '../site-folder.ts'
import { siteFile, textFile } from '../texts/read-texts.ts'
import { mainColours } from '../theme-colours.ts'
import type { CheckedSite } from './checked-site.ts'

export function staleCheck({ settings, made }: CheckedSite): string[] {
  const { folder } = settings
  const parts: Record<string, Record<string, string>> = {
    'the guides': (settings.parts.guides && made.guides) || {},
  }
  const sources: [key: string, now: string, where: string][] = [
    ['brand', settings.brand, `brand in ${siteFile(folder)}`],
    ['email', settings.email, `email in ${siteFile(folder)}`],
    [
      'siteUrl',
      settings.address && settings.address + settings.basePath,
      `address in ${siteFile(folder)}`,
    ],
    ['colours', mainColours(folder), `--primary in ${folder.themes.at(-1)}`],
  ]
  return sources.flatMap(([key, now, where]) => {
    const stale = Object.entries(parts).filter(([, of]) => of[key] && now && of[key] !== now)
    if (stale.length === 0) return []
    const before = [...new Set(stale.map(([, of]) => `"${of[key]}"`))].join(', ')
    const names = stale.map(([part]) => part).join(', ')
    return [`${before} is in ${names}. Run npm run brand for "${now}", or set ${where}.`]
  })
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function iconCheck({ root, public: publicFolder, mark }: SiteFolder): string[] {
  const icon = readIfThere(path.join(root, publicFolder, 'favicon.svg'))
  const drawn = withoutInks(readIfThere(path.join(root, mark)))
  if (!drawn) return [`The site has no mark. Draw ${mark}, then run npm run brand.`]
  return icon === drawn ? [] : [`The icons are not made of ${mark}. Run npm run brand.`]
}

export function cardCheck({ settings, texts, made: { cards } }: CheckedSite): string[] {
  return settings.languages.flatMap((language) => {
    const [card, own] = [cards[language], texts.get(language)]
    if (!card || !own)
      return [`Shared links have no picture in ${language}. Run npm run brand -- cards.`]
    const words = cardWords(settings, own)
    const hero = textFile(settings.folder, language, 'hero')
    const sources = [
      ['city', siteFile(settings.folder)],
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

export async function smallPictureCheck({ settings }: CheckedSite): Promise<string[]> {
  const lines = picturesToSize(settings).map((picture) => tooSmallWarning(settings.folder, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
