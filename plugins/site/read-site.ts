import { readMade } from '../brand/made.ts'
import { readPages } from '../markdown/read-pages.ts'
import { messages } from '../messages/messages.ts'
import { settingsFile, textFile, siteFolder } from '../settings/site-folder.ts'
import { throwFaults } from '../texts/check-texts.ts'
import { readLanguages } from '../texts/read-languages.ts'
import { readSiteYaml, readTexts } from '../texts/read-texts.ts'
import { linkFaults } from './site-links.ts'
import { parseSite, textsOf, type ParsedSite, type Site, type SiteContents } from './site.ts'

/** A part that is on needs content. */
function emptyParts(site: Site): string[] {
  const { folder, defaultLanguage, parts } = site
  const { courses, guides } = textsOf(defaultLanguage, site)
  const lists = { courses: courses.courses, guides: guides.guides }
  return (['courses', 'guides'] as const)
    .filter((part) => parts[part] && lists[part].length === 0)
    .map((part) => {
      const file = textFile(folder, defaultLanguage, part)
      return messages.texts.emptyPart(file, part, settingsFile(folder))
    })
}

export function readContents(folder = siteFolder()): SiteContents {
  const yaml = readSiteYaml(folder)
  const languages = readLanguages(folder, yaml.languages)
  const texts = readTexts(folder, yaml.languages)
  const pages = readPages(folder, languages, texts.complete)
  return { folder, yaml, languages, texts, ...pages, made: readMade(folder) }
}

/** Throws an error that names the faults of the site's files. Those of the environment are returned. */
export function readSite(variables: Record<string, unknown>, folder = siteFolder()): ParsedSite {
  const parsed = parseSite(variables, readContents(folder))
  throwFaults([...emptyParts(parsed.site), ...linkFaults(parsed.site)])
  return parsed
}
