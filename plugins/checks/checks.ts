import { existsSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import { STAND_IN_ID } from '../../src/site/stand-in-id.ts'
import { hostedPages, matchesPath } from '../hosting/rules.ts'
import type { ParsedSettings } from '../settings/settings.ts'
import { siteFile, textFile } from '../texts/read-texts.ts'
import { cardCheck, iconCheck, smallPictureCheck, staleCheck } from './brand-checks.ts'
import { readCheckedSite, type CheckedSite } from './checked-site.ts'
import { contrastCheck } from './contrast-check.ts'
import {
  exampleTextCheck,
  lostGuideCheck,
  lostLanguageCheck,
  strayEntryCheck,
  unseenListCheck,
  untranslatedCheck,
} from './text-checks.ts'

/** What the first site is called in its languages. */
const EXAMPLE_NAMES = ['Austral', '南极光', 'アウストラル', '오스트랄']

function exampleCheck({ settings }: CheckedSite): string[] {
  const examples = [
    ['brand', settings.brand, EXAMPLE_NAMES[0]],
    ['email', settings.email, 'contato@austral.example'],
    ['phone', settings.phone, '+5548900000000'],
  ] as const
  return examples
    .filter(([, value, example]) => value === example)
    .map(
      ([key, value]) =>
        `${value} is still the example's. Set ${key} in ${siteFile(settings.folder)}.`,
    )
}

function formerNameCheck({ settings, texts, made: { brand, cards } }: CheckedSite): string[] {
  const isExample = settings.brand === EXAMPLE_NAMES[0]
  // Once `npm run brand` has run, only the example's names are known to be those of another company.
  const isRenamed = settings.brand !== brand
  return [...texts]
    .filter(
      ([language, { hero }]) =>
        (!isExample && EXAMPLE_NAMES.includes(hero.title)) ||
        (isRenamed && hero.title === cards[language]?.title),
    )
    .map(
      ([language, { hero }]) =>
        `"${hero.title}" heads the page in ${language}. Change title in ${textFile(settings.folder, language, 'hero')}.`,
    )
}

function lostLinkCheck({ settings }: CheckedSite): string[] {
  const { root, public: publicFolder } = settings.folder
  const pages = hostedPages({ ...settings, basePath: '' })
  return Object.entries(settings.links)
    .filter(([, address = '']) => {
      const pathname = /^\/[^?#]*/.exec(address)?.[0]
      if (!pathname || pages.some((page) => matchesPath(page.path, pathname))) return false
      const file = path.join(root, publicFolder, unescape(pathname))
      return !existsSync(pathname.endsWith('/') ? `${file}index.html` : file)
    })
    .map(
      ([link, address]) => `links.${link} leads to ${address}, which is not in ${publicFolder}/.`,
    )
}

/** What is to do before a site goes online, by subject. The weightiest come first. */
async function linesOf(site: CheckedSite): Promise<Record<string, (string | false)[]>> {
  const { settings, own } = site
  const { folder, language } = settings
  const file = siteFile(folder)
  const { links, address, mail, chatbot, analytics, heroPicture, parts } = settings
  return {
    Law: [
      // Lei 13.709/2018: a site says what becomes of its visitors' data.
      !links.privacy &&
        `No page says what becomes of visitors' data. Write a page with menu: privacy, or set links.privacy in ${file}.`,
      ...settings.drafts.map(
        (draft) => `${draft} is a draft and left out. Make it yours, and take draft away.`,
      ),
      // Decreto 7.962/2013: a site says who answers for it.
      !own.company.name &&
        `Nobody answers for the site. Fill in ${textFile(folder, language, 'company')}.`,
    ],
    Company: [...exampleCheck(site), ...formerNameCheck(site)],
    Address: [
      !address &&
        `The site knows no address of its own, for search and shared links. Set address in ${file}.`,
    ],
    Mail: [
      !mail.origin && 'Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/deploy.md.',
    ],
    Chat: [
      parts.chatbot &&
        (!chatbot.apiHost || chatbot.id === STAND_IN_ID) &&
        'Nobody answers in the chat. Set VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID, or VITE_CHATBOT=off.',
    ],
    Visits: [
      parts.analytics &&
        (!analytics.src || analytics.siteId === STAND_IN_ID) &&
        'Nobody counts visits. Set VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID, or VITE_ANALYTICS=off.',
    ],
    Texts: exampleTextCheck(site),
    Links: lostLinkCheck(site),
    Guides: lostGuideCheck(site),
    Unseen: [
      heroPicture !== '' &&
        parts.sky &&
        `heroPicture is shown without the sky alone. Set sky: off in ${file}.`,
      ...unseenListCheck(site),
    ],
    Brand: [...staleCheck(site), ...iconCheck(folder), ...cardCheck(site)],
    Colours: contrastCheck(folder),
    Pictures: await smallPictureCheck(site),
    Languages: [
      ...lostLanguageCheck(settings),
      ...strayEntryCheck(site),
      ...untranslatedCheck(site),
    ],
  }
}

export async function runChecks(site: CheckedSite): Promise<string[]> {
  const subjects = Object.entries(await linesOf(site))
  const width = Math.max(...subjects.map(([{ length }]) => length)) + 2
  return subjects.flatMap(([subject, lines]) =>
    lines.filter((line) => line !== false).map((line) => subject.padEnd(width) + line),
  )
}

export function listMissing(
  missing: readonly string[],
  { faults, unknown }: Omit<ParsedSettings, 'settings'>,
): string {
  if (missing.length === 0)
    return faults.length + unknown.length > 0
      ? 'Not ready to go online: settings are wrong. Nothing else is missing.'
      : 'Ready to go online: nothing is missing.'
  const heading = `Before this site goes online (npm run check), ${missing.length} to do:`
  return ['', heading, ...missing.map((line) => `  ${line}`), ''].join('\n')
}

/** Prints what is missing, which with STRICT makes the command fail. */
export async function reportMissing(
  { settings, ...wrong }: ParsedSettings,
  print: (text: string) => void,
): Promise<void> {
  const missing = await runChecks(readCheckedSite(settings))
  print(listMissing(missing, wrong))
  if (missing.length > 0 && process.env['STRICT']) process.exitCode = 1
}
