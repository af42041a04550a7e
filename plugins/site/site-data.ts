import type * as Site from 'virtual:site'
import { BUILD_GROUPS, type PageTexts, type Texts } from '../../src/content/schema/texts.ts'
import type { Language, LanguageOption } from '../../src/site/language.ts'
import type { MarkdownPage } from '../../src/site/markdown-pages.ts'
import { readMade } from '../made.ts'
import { mailIn } from '../mails/mail-ids.ts'
import { readInks } from '../mark.ts'
import { guideFilesOf } from '../media/guide-files.ts'
import { isPictureKind, shownAddress } from '../picture-sizes.ts'
import { profilesOf } from '../profiles.ts'
import { isBuilt } from '../settings/parts.ts'
import type { Settings } from '../settings/settings.ts'
import { readTexts } from '../texts/read-texts.ts'
import { GROUP_FIELDS, GROUPS, mapValues } from '../texts/schema-tree.ts'

type SiteData = Omit<typeof Site, 'icons' | 'dictionaries' | 'markdownHtml'>

/** The settings that every visitor receives. Others stay in the build. */
function siteConfigOf(settings: Settings, language: Language): Site.SiteConfig {
  const { folder, heroPicture } = settings
  return {
    brand: settings.brand,
    email: settings.email,
    phone: settings.phone,
    city: settings.city,
    founded: settings.founded,
    started: settings.started,
    sections: settings.sections,
    heroPicture: heroPicture && shownAddress(folder, { kind: 'picture', address: heroPicture }),
    mail: mailIn(language, settings),
    chatbot: settings.chatbot,
    analytics: settings.analytics,
  }
}

function markdownPagesOf({ pages, language: first }: Settings, language: Language): MarkdownPage[] {
  return pages
    .filter((page) => page.language === language)
    .map(({ id, title, menu, path }) => {
      const alike = pages.filter((page) => page.id === id)
      return {
        title,
        path,
        linkedAs: alike.find((page) => page.language === first)?.path ?? path,
        inMenu: menu === 'header',
        paths: Object.fromEntries(alike.map((page) => [page.language, page.path])),
      }
    })
}

/** A language's texts without those of parts that are off, and with the addresses of what is shown. */
export function pageTexts(language: Language, settings: Settings): PageTexts {
  const { folder, parts } = settings
  const all = readTexts(language, settings)
  const isShown = (group: keyof Texts) =>
    isBuilt(group, parts) && !BUILD_GROUPS.some((each) => each === group)
  const shown = GROUPS.filter(isShown).map((group) => {
    const built = Object.entries(all[group]).filter(([key]) => isBuilt(`${group}.${key}`, parts))
    return [
      group,
      mapValues(GROUP_FIELDS[group], Object.fromEntries(built), (value, { names }) =>
        isPictureKind(names)
          ? shownAddress(folder, { kind: names, address: String(value) })
          : value,
      ),
    ]
  })
  return Object.fromEntries(shown) as PageTexts
}

export async function siteData(language: Language, settings: Settings): Promise<SiteData> {
  const { folder, languages, parts } = settings
  return {
    siteConfig: siteConfigOf(settings, language),
    ownerLinks: settings.links,
    sectionIds: settings.sectionIds,
    profiles: parts.profiles ? profilesOf(settings.profiles) : [],
    languages: languages as [LanguageOption, ...LanguageOption[]],
    defaultLanguage: settings.language,
    buildLanguage: language,
    buildYear: new Date().getFullYear(),
    tags: parts.tags ? settings.tags : undefined,
    markdownPages: parts.markdown ? markdownPagesOf(settings, language) : [],
    guideFiles: parts.guides
      ? await guideFilesOf(folder, readMade(folder).files, readTexts(language, settings))
      : {},
    inks: readInks(folder),
    buildTexts: pageTexts(language, settings),
  }
}
