import type { LanguageOption } from '../../src/content/schema/language.ts'
import type { SiteYaml } from '../../src/content/schema/site.ts'
import type { Texts } from '../../src/content/schema/texts.ts'
import type { Language } from '../../src/site/language.ts'
import { interpolateAll } from '../../src/text/interpolate.ts'
import { displayPhone } from '../../src/text/phone.ts'
import type { Made } from '../brand/made.ts'
import type { MarkdownFile } from '../markdown/read-pages.ts'
import { parseSettings, type Links, type Settings } from '../settings/settings.ts'
import type { SiteFolder } from '../settings/site-folder.ts'
import { fillTexts, placeholderValues } from '../texts/fill-texts.ts'
import type { WrittenTexts } from '../texts/read-texts.ts'
import { partsOf, type Parts } from './parts.ts'

/** What a site's folder has, checked. */
export interface SiteContents {
  folder: SiteFolder
  yaml: SiteYaml
  /** The default one first, as in `texts`. */
  languages: readonly [LanguageOption, ...LanguageOption[]]
  texts: WrittenTexts
  markdownFiles: readonly MarkdownFile[]
  drafts: readonly string[]
  made: Made
}

/**
 * All that the build knows of a site: its pages of Markdown are those of the built languages. Visitors receive what
 * `virtual:site` has of it.
 */
export interface Site extends Settings, Omit<SiteContents, 'yaml' | 'texts'> {
  /** The default language, which is at the top of the site. */
  defaultLanguage: Language
  /** Those that have pages of their own. */
  builtLanguages: readonly Language[]
  parts: Parts
  texts: ReadonlyMap<Language, Texts>
}

/** A site, with what is wrong in the environment: values, for which defaults hold, and names. */
export interface ParsedSite {
  site: Site
  faults: readonly string[]
  unknown: readonly string[]
}

/** Links of the footer that pages of Markdown name. */
function linksTo(pages: readonly MarkdownFile[]): Links {
  const links: Links = {}
  // Texts link by the path in the first language, whose pages come first.
  for (const { menu, path } of pages.toReversed()) if (menu && menu !== 'header') links[menu] = path
  return links
}

function fillPage(page: MarkdownFile, settings: Settings, texts: Texts): MarkdownFile {
  const { title, description, body, language } = page
  const values = {
    ...placeholderValues(settings, texts, language),
    email: settings.email,
    phone: displayPhone(settings.phone),
  }
  return { ...page, ...interpolateAll({ title, description, body }, values) }
}

export function parseSite(
  variables: Record<string, unknown>,
  { folder, yaml, languages, texts, markdownFiles, drafts, made }: SiteContents,
): ParsedSite {
  const { settings, faults, unknown } = parseSettings(variables, yaml)
  const [{ value: defaultLanguage }] = languages
  const builtLanguages = settings.hasLanguagePages
    ? languages.map(({ value }) => value)
    : [defaultLanguage]
  const filled = fillTexts(texts, defaultLanguage, settings)
  const built = markdownFiles
    .filter(({ language }) => builtLanguages.includes(language))
    .map((page) => fillPage(page, settings, filled.get(page.language) ?? texts.complete))
  const links = { ...linksTo(built), ...settings.links }
  const site: Site = {
    ...settings,
    links,
    folder,
    languages,
    defaultLanguage,
    builtLanguages,
    parts: partsOf(yaml, settings, texts.complete, built.length > 0),
    texts: filled,
    markdownFiles: built,
    drafts,
    made,
  }
  return { site, faults, unknown }
}

export function textsOf(language: Language, { texts }: Site): Texts {
  const found = texts.get(language)
  if (!found) throw new Error(`The site has no ${language}`)
  return found
}
