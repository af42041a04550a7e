import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import { hostedPages, matchesPath } from '../hosting/rules.ts'
import { SITE_FILE, textFile } from '../texts/read-texts.ts'
import type { CheckedSite } from './checks.ts'

export function exampleCheck({ settings }: CheckedSite): string[] {
  const examples = [
    ['brand', settings.brandName, 'Austral'],
    ['email', settings.companyEmail, 'contato@austral.example'],
    ['phone', settings.companyPhone, '+5548900000000'],
  ] as const
  return examples
    .filter(([, value, example]) => value === example)
    .map(([key, value]) => `${value} is still the example's. Set ${key} in ${SITE_FILE}.`)
}

/** One line for each language whose home page still has the name of the brand before as its heading. */
export function formerNameCheck({
  settings,
  texts,
  made: { mails, cards },
}: CheckedSite): string[] {
  if (settings.brandName === mails.brand) return []
  return [...texts]
    .filter(([language, { hero }]) => hero.title === cards[language]?.title)
    .map(
      ([language, { hero }]) =>
        `"${hero.title}" heads the page in ${language}. Change title in ${textFile(language, 'hero')}.`,
    )
}

/** A line for each link of the settings to a path that is neither a page nor a public file. */
export function lostLinkCheck({ root, settings }: CheckedSite): string[] {
  const pages = hostedPages({ ...settings, basePath: '' })
  return Object.entries(settings.links)
    .filter(([, address]) => {
      const pathname = /^\/[^?#]*/.exec(address)?.[0]
      if (!pathname || pages.some((page) => matchesPath(page.path, pathname))) return false
      const file = path.join(root, 'public', unescape(pathname))
      return !existsSync(pathname.endsWith('/') ? `${file}index.html` : file)
    })
    .map(([link, address]) => `links.${link} leads to ${address}, which is not in public/.`)
}
