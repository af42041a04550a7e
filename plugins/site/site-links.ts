import { unescape } from 'node:querystring'
import type { Language } from '../../src/site/language.ts'
import { linkTarget, type LinkTarget } from '../../src/site/link-target.ts'
import type { MarkdownRoute } from '../../src/site/markdown-routes.ts'
import { routesIn } from '../../src/site/routes.ts'
import type { Linked } from '../markdown/markdown.ts'
import type { MarkdownFile } from '../markdown/read-pages.ts'
import { messages } from '../messages/messages.ts'
import { hasPublicFile } from '../settings/site-folder.ts'
import type { Site } from './site.ts'

export function markdownRoutesOf(
  language: Language,
  { markdownFiles, defaultLanguage }: Site,
): MarkdownRoute[] {
  return markdownFiles
    .filter((page) => page.language === language)
    .map(({ id, title, menu, path }) => {
      const alike = markdownFiles.filter((page) => page.id === id)
      return {
        title,
        path,
        linkedAs: alike.find((page) => page.language === defaultLanguage)?.path ?? path,
        inMenu: menu === 'header',
        paths: Object.fromEntries(alike.map((page) => [page.language, page.path])),
      }
    })
}

/** Where a link of a text in this language leads. */
export function targetIn(language: Language, href: string, site: Site): LinkTarget {
  const prefix = site.languages.find(({ value }) => value === language)?.prefix ?? ''
  return linkTarget(href, routesIn(prefix, site.parts), markdownRoutesOf(language, site))
}

function faultOf(site: Site, page: MarkdownFile, { kind, address, line }: Linked): string | false {
  const target = targetIn(page.language, address, site)
  const pathname = target.address.replace(/[?#].*/, '')
  const isDocument = target.kind === 'document'
  const isPage = site.markdownFiles.some(({ path }) => path === pathname)
  const isThere = isDocument && (isPage || hasPublicFile(site.folder, unescape(pathname)))
  const place = `${page.file}:${page.bodyLine + line}:`
  if (kind === 'picture')
    return !isThere && `${place} ${messages.pages.noPicture(address, site.folder.public)}`
  return isDocument && !isThere && `${place} ${messages.pages.noPage(address)}`
}

export function linkFaults(site: Site): string[] {
  return site.markdownFiles.flatMap((page) =>
    page.linked.map((link) => faultOf(site, page, link)).filter((fault) => fault !== false),
  )
}
