import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import { DEFAULT_LANGUAGE } from '../../src/site/languages.ts'
import { hostedPages, matchesPath } from '../hosting/rules.ts'
import { SITE_FILE } from '../texts/read-site.ts'
import { textFile } from '../texts/read-texts.ts'
import { unless, type Checked } from './checked.ts'

/** Lei 13.709/2018: a site says what becomes of its visitors' data. */
export function privacyCheck({ env }: Checked): string[] {
  return unless(
    env.links.privacy,
    `No page says what becomes of visitors' data. Fill in src/content/pt-br/privacy.yml, or set links.privacy in ${SITE_FILE}.`,
  )
}

/** Decreto 7.962/2013: a site says who answers for it. */
export function legalNameCheck({ texts }: Checked): string[] {
  return unless(
    texts.get(DEFAULT_LANGUAGE)?.company.name,
    'Nobody answers for the site. Fill in src/content/pt-br/company.yml.',
  )
}

export function exampleCheck({ env }: Checked): string[] {
  const examples = [
    ['brand', env.brandName, 'Austral'],
    ['email', env.companyEmail, 'contato@austral.example'],
    ['phone', env.companyPhone, '+5548900000000'],
  ] as const
  return examples
    .filter(([, value, example]) => value === example)
    .map(([key, value]) => `${value} is still the example's. Set ${key} in ${SITE_FILE}.`)
}

/** One line for each language whose home page still has the name of the brand before as its heading. */
export function formerNameCheck({ env, texts, made: { mails, cards } }: Checked): string[] {
  if (env.brandName === mails.brand) return []
  return [...texts]
    .filter(([language, { hero }]) => hero.title === cards[language]?.title)
    .map(
      ([language, { hero }]) =>
        `"${hero.title}" heads the page in ${language}. Change title in ${textFile(language, 'hero')}.`,
    )
}

export function addressCheck({ env }: Checked): string[] {
  return unless(
    env.siteUrl,
    `The site knows no address of its own, for search and shared links. Set address in ${SITE_FILE}.`,
  )
}

export function mailCheck({ env }: Checked): string[] {
  return unless(
    env.mail.origin,
    'Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/deploy.md.',
  )
}

export function chatCheck({ env: { chatbot } }: Checked): string[] {
  if (!chatbot.on || (chatbot.apiHost && chatbot.id !== 'local')) return []
  const name = chatbot.apiHost ? 'VITE_CHATBOT_ID' : 'VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID'
  return [`Nobody answers in the chat. Set ${name}, or VITE_CHATBOT=off.`]
}

export function visitsCheck({ env: { analytics } }: Checked): string[] {
  if (!analytics.on || (analytics.src && analytics.siteId !== 'local')) return []
  const name = analytics.src
    ? 'VITE_ANALYTICS_SITE_ID'
    : 'VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID'
  return [`Nobody counts visits. Set ${name}, or VITE_ANALYTICS=off.`]
}

/** A line for each link of the settings to a path that is neither a page nor a public file. */
export function lostLinkCheck({ env, publicDir }: Checked): string[] {
  const pages = hostedPages({ ...env, basePath: '' })
  return Object.entries(env.links)
    .filter(([, address]) => {
      const pathname = /^\/[^?#]*/.exec(address)?.[0]
      if (!pathname || pages.some((page) => matchesPath(page.path, pathname))) return false
      const file = path.join(publicDir, unescape(pathname))
      return !existsSync(pathname.endsWith('/') ? `${file}index.html` : file)
    })
    .map(([link, address]) => `links.${link} leads to ${address}, which is not in public/.`)
}
