import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import type { Language } from '../../src/site/language.ts'
import { pagePathIn, routesIn } from '../../src/site/routes.ts'
import { messages } from '../messages/messages.ts'
import type { MarkdownFile } from '../pages/read-pages.ts'
import type { Site } from './site.ts'

/** The page that a text links to, by its path in the text's language or in the first one. */
export function pageAt(site: Site, language: Language, pathname: string) {
  const { languages, pages, parts, language: first } = site
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

function faultsOf(site: Site, { language, file, bodyLine, linked }: MarkdownFile): string[] {
  const { root, public: publicFolder } = site.folder
  const isFile = (name: string) => existsSync(path.join(root, publicFolder, unescape(name)))
  return linked.flatMap(({ kind, address, line }) => {
    const [, pathname] = /^(\/[^?#]*)/.exec(address) ?? []
    const place = `${file}:${bodyLine + line}:`
    if (kind === 'picture')
      return pathname && isFile(pathname)
        ? []
        : [`${place} ${messages.pages.noPicture(address, publicFolder)}`]
    if (!pathname || isFile(pathname) || pageAt(site, language, pathname)) return []
    return [`${place} ${messages.pages.noPage(address)}`]
  })
}

export function linkFaults(site: Site): string[] {
  return site.pages.flatMap((page) => faultsOf(site, page))
}
