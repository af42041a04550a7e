import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { withoutInks } from '../mark.ts'
import { picturesToSize } from '../media/media.ts'
import { messages } from '../messages/messages.ts'
import { tooSmallWarning } from '../picture-sizes.ts'
import { cardWords } from '../prerender/share-card.ts'
import type { SiteFolder } from '../site-folder.ts'
import { siteFile, textFile } from '../texts/read-texts.ts'
import { mainColours } from '../theme-colours.ts'
import type { CheckedSite } from './checked-site.ts'

const words = messages.list

export function staleCheck({ settings, made }: CheckedSite): string[] {
  const { folder, address, basePath, brand, email, parts } = settings
  const guides: Record<string, string> = (parts.guides && made.guides) || {}
  const site = siteFile(folder)
  const sources = [
    ['brand', brand, 'brand', site],
    ['email', email, 'email', site],
    ['siteUrl', address && address + basePath, 'address', site],
    ['colours', mainColours(folder), '--primary', folder.themes.at(-1) ?? ''],
  ] as const
  return sources.flatMap(([name, now, key, file]) => {
    const shown = guides[name]
    return shown && now && shown !== now ? words.staleGuides(shown, now, key, file) : []
  })
}

function readIfThere(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function iconCheck({ root, public: publicFolder, mark }: SiteFolder): string[] {
  const icon = readIfThere(path.join(root, publicFolder, 'favicon.svg'))
  const drawn = withoutInks(readIfThere(path.join(root, mark)))
  if (!drawn) return [words.noMark(mark)]
  return icon === drawn ? [] : [words.staleIcons(mark)]
}

export function cardCheck({ settings, texts, made: { cards } }: CheckedSite): string[] {
  return settings.builtLanguages.flatMap((language) => {
    const [card, own] = [cards[language], texts.get(language)]
    if (!card || !own) return [words.noCard(language)]
    const now = cardWords(settings, own)
    const hero = textFile(settings.folder, language, 'hero')
    const sources = [
      ['city', siteFile(settings.folder)],
      ['title', hero],
      ['subtitle', hero],
    ] as const
    return sources
      .filter(([key]) => card[key] !== now[key])
      .map(([key, file]) => words.staleCard(card[key], language, now[key], key, file))
  })
}

export async function smallPictureCheck({ settings }: CheckedSite): Promise<string[]> {
  const lines = picturesToSize(settings).map((picture) => tooSmallWarning(settings.folder, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
