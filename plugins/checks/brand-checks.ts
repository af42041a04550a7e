import { withoutInks } from '../brand/mark.ts'
import { cardWords } from '../brand/share-card.ts'
import { picturesToSize } from '../media/media.ts'
import { tooSmallWarning } from '../media/picture-sizes.ts'
import { messages } from '../messages/messages.ts'
import {
  markFile,
  readFileIn,
  settingsFile,
  textFile,
  type SiteFolder,
} from '../settings/site-folder.ts'
import { textsOf, type Site } from '../site/site.ts'

const words = messages.list

export function iconCheck(folder: SiteFolder): string[] {
  const mark = markFile(folder)
  const drawing = readFileIn(folder, mark)
  if (!drawing) return [words.noMark(mark)]
  const icon = readFileIn(folder, `${folder.public}/favicon.svg`)
  return icon === withoutInks(drawing) ? [] : [words.staleIcons(mark)]
}

export function cardCheck(site: Site): string[] {
  return site.builtLanguages.flatMap((language) => {
    const card = site.made.cards[language]
    if (!card) return [words.noCard(language)]
    const now = cardWords(site, textsOf(language, site))
    const hero = textFile(site.folder, language, 'hero')
    const sources = [
      ['city', settingsFile(site.folder)],
      ['title', hero],
      ['subtitle', hero],
    ] as const
    return sources
      .filter(([key]) => card[key] !== now[key])
      .map(([key, file]) => words.staleCard(card[key], language, now[key], key, file))
  })
}

export async function smallPictureCheck(site: Site): Promise<string[]> {
  const lines = picturesToSize(site).map((picture) => tooSmallWarning(site.folder, picture))
  return (await Promise.all(lines)).filter(Boolean)
}
