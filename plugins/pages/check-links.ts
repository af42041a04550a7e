import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Language } from '../../src/site/language.ts'
import { pagePathIn, routesIn } from '../../src/site/routes.ts'
import { messages } from '../messages/messages.ts'
import type { MarkdownFile, Settings } from '../settings/settings.ts'
import { throwFaults } from '../texts/check-texts.ts'

/** The path of the site's page that a text in a language links to, by its path there or in the first language. */
export function pageAt(settings: Settings, language: Language, pathname: string) {
  const { languages, pages, parts, language: first } = settings
  const found = pages.find(
    (page) => page.path === pathname && [first, language].includes(page.language),
  )
  if (found)
    return pages.find(({ id, language: own }) => id === found.id && own === language) ?? found
  const folder = languages.find(({ value }) => value === language)?.folder ?? ''
  return routesIn(folder, parts).find(
    ({ name, path: own, indexed }) =>
      indexed && (own === pathname || pagePathIn('', name) === pathname),
  )
}

function faultsOf(
  settings: Settings,
  { language, file, bodyLine, linked }: MarkdownFile,
): string[] {
  const { root, public: publicFolder } = settings.folder
  const isFile = (name: string) => existsSync(path.join(root, publicFolder, unescape(name)))
  return linked.flatMap(({ kind, address, line }) => {
    const [, pathname] = /^(\/[^?#]*)/.exec(address) ?? []
    const place = `${file}:${bodyLine + line}:`
    if (kind === 'picture')
      return pathname && isFile(pathname)
        ? []
        : [`${place} ${messages.pages.noPicture(address, publicFolder)}`]
    if (!pathname || isFile(pathname) || pageAt(settings, language, pathname)) return []
    return [`${place} ${messages.pages.noPage(address)}`]
  })
}

/** What the pages of Markdown lead to and show has to be there. */
export function checkLinks(settings: Settings): void {
  throwFaults(settings.pages.flatMap((page) => faultsOf(settings, page)))
}
