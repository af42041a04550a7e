import type * as VirtualSite from 'virtual:site'
import { BUILD_GROUPS, type Group, type Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { readInks } from '../brand/mark.ts'
import { guideFilesOf } from '../media/guide-files.ts'
import { isPictureKind, shownAddress } from '../media/picture-sizes.ts'
import { mailIn } from '../settings/mail-in.ts'
import { isBuilt } from '../site/parts.ts'
import { markdownRoutesOf } from '../site/site-links.ts'
import { textsOf, type Site } from '../site/site.ts'
import { GROUP_FIELDS, GROUPS, mapValues } from '../texts/schema-tree.ts'
import { profilesOf } from './profiles.ts'

interface SiteData extends Omit<
  typeof VirtualSite,
  'buildTexts' | 'icons' | 'dictionaries' | 'markdownHtml'
> {
  buildTexts: Partial<Texts>
}

function siteConfigOf(language: Language, site: Site): VirtualSite.SiteConfig {
  const { folder, brand, email, phone, city, founded, started, sections, heroPicture } = site
  return {
    brand,
    email,
    phone,
    city,
    founded,
    started,
    sections,
    heroPicture: heroPicture && shownAddress(folder, { kind: 'picture', address: heroPicture }),
    mail: mailIn(language, site),
  }
}

/** A language's texts without those of parts that are off, and with the addresses of what is shown. */
export function pageTexts(language: Language, site: Site): Partial<Texts> {
  const { folder, parts } = site
  const all = textsOf(language, site)
  const isShown = (group: Group) =>
    isBuilt(group, parts) && !BUILD_GROUPS.some((name) => name === group)
  const shown = GROUPS.filter(isShown).map((group) => {
    const built = Object.entries(all[group]).filter(([key]) => isBuilt(`${group}.${key}`, parts))
    return [
      group,
      mapValues(GROUP_FIELDS[group], Object.fromEntries(built), (value, { asset }) =>
        isPictureKind(asset)
          ? shownAddress(folder, { kind: asset, address: String(value) })
          : value,
      ),
    ]
  })
  return Object.fromEntries(shown) as Partial<Texts>
}

export async function siteData(language: Language, site: Site): Promise<SiteData> {
  const { folder, languages, parts } = site
  return {
    siteConfig: siteConfigOf(language, site),
    chatbot: site.chatbot,
    analytics: site.analytics,
    captchaSiteKey: site.captchaSiteKey,
    contactFallbackUrl: site.contactFallbackUrl,
    newsletterUrl: site.newsletterUrl,
    ownerLinks: site.links,
    sectionIds: site.sectionIds,
    profiles: parts.profiles ? profilesOf(site.profiles) : [],
    languages: languages,
    defaultLanguage: site.defaultLanguage,
    buildLanguage: language,
    buildYear: new Date().getFullYear(),
    tags: parts.tags ? site.tags : undefined,
    markdownRoutes: parts.markdown ? markdownRoutesOf(language, site) : [],
    guideFiles: parts.guides
      ? await guideFilesOf(folder, site.made.files, textsOf(language, site))
      : {},
    inks: readInks(folder),
    buildTexts: pageTexts(language, site),
  }
}
