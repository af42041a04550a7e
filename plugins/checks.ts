import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { unescape } from 'node:querystring'
import { SWITCHED, type Group, type Texts } from '../src/content/schema.ts'
import type { Site } from '../src/content/schema/site.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../src/site/languages.ts'
import type { Settings } from './env.ts'
import { hostedPages, matchesPath } from './hosting/rules.ts'
import { readMade, type Made } from './made.ts'
import { withoutInks } from './mark.ts'
import { chosenPictures } from './media/media.ts'
import { tooSmallWarning } from './media/picture-sizes.ts'
import { isBuilt, LISTS } from './parts.ts'
import { cardWords } from './share-card.ts'
import { hasPortuguese } from './texts/lay-over.ts'
import { readSite, SITE_FILE } from './texts/read-site.ts'
import { GROUPS, readTexts, textFile } from './texts/read-texts.ts'
import { strays } from './texts/stray-entries.ts'
import { mainColours } from './theme-colours.ts'

/** All that a check may look at. */
export interface Checked {
  root: string
  env: Settings
  switched: Site['switched']
  texts: ReadonlyMap<Language, Texts>
  made: Made
  publicDir: string
}

/** What of the settings says which services there are: no host has the embedded ones. */
type WithServices = Pick<Checked, 'env'>

const MARK = 'src/assets/mark.svg'

function unless(isDone: unknown, line: string): string[] {
  return isDone ? [] : [line]
}

const example = (value: string, ours: string, key: string) =>
  unless(value !== ours, `${value} is still the example's. Set ${key} in ${SITE_FILE}.`)

/** One line for each language whose home page is still headed by the name of the brand before. */
function formerNames({ env, texts, made: { mails, cards } }: Checked): string[] {
  if (env.brandName === mails.brand) return []
  return [...texts]
    .filter(([language, { hero }]) => hero.title === cards[language]?.title)
    .map(
      ([language, { hero }]) =>
        `"${hero.title}" heads the page in ${language}. Change title in ${textFile(language, 'hero')}.`,
    )
}

export function mail({ env }: WithServices): string[] {
  return unless(
    env.mail.origin,
    'Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/deploy.md.',
  )
}

export function chat({ env: { chatbot } }: WithServices): string[] {
  if (!chatbot.on || (chatbot.apiHost && chatbot.id !== 'local')) return []
  const name = chatbot.apiHost ? 'VITE_CHATBOT_ID' : 'VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID'
  return [`Nobody answers in the chat. Set ${name}, or VITE_CHATBOT=off.`]
}

export function visits({ env: { analytics } }: WithServices): string[] {
  if (!analytics.on || (analytics.src && analytics.siteId !== 'local')) return []
  const name = analytics.src
    ? 'VITE_ANALYTICS_SITE_ID'
    : 'VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID'
  return [`Nobody counts visits. Set ${name}, or VITE_ANALYTICS=off.`]
}

/** A line for each link of the settings to a path that is neither a page nor a public file. */
function lostLinks({ env, publicDir }: Checked): string[] {
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

/** What is said of guides where the site has none. */
export function lostGuides({ root, env, texts }: Checked): string[] {
  if (env.parts.guides) return []
  return [...texts.keys()]
    .map((language) => textFile(language, 'meta'))
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('{guides}'))
    .map((file) => `${file} counts {guides}, and guides are off in ${SITE_FILE}.`)
}

/** Whether a page that the owner has added imports the component of a list, whose file begins with its name. */
function isOnOwnPage(root: string, list: string): boolean {
  const folder = path.join(root, 'src/screens')
  const pages = readdirSync(folder).filter((name) => name.endsWith('.tsx'))
  return pages.some((name) => readFileSync(path.join(folder, name), 'utf8').includes(`/${list}-`))
}

/** A line for each list that is filled in and that no page shows. */
export function unseenLists({ root, env, texts }: Checked): string[] {
  const lines: string[] = []
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  for (const { name, section, least, entries } of LISTS) {
    const { length } = portuguese ? entries(portuguese) : []
    if (length === 0) continue
    if (!env.sections.includes(section) && !isOnOwnPage(root, name))
      lines.push(
        `${name}.yml has ${length}, shown in the section ${section}. Put it into sections in ${SITE_FILE}.`,
      )
    if (length < least) lines.push(`${name}.yml has ${length}, shown from ${least} on.`)
  }
  return lines
}

/** One line for each setting, text or colour that is another one now in something made of it. */
export function staleParts({ env, texts, made: { mails, guides, cards } }: Checked): string[] {
  const portuguese = texts.get(DEFAULT_LANGUAGE)
  const words = portuguese && cardWords(env, portuguese)
  const address = env.siteUrl && env.siteUrl + env.basePath
  const parts: Record<string, Record<string, string>> = {
    'the mails': mails,
    'the guides': (env.parts.guides && guides) || {},
    'the picture of shared links': { ...cards[DEFAULT_LANGUAGE] },
  }
  const sources: [key: string, now: string | undefined, where: string][] = [
    ['brand', env.brandName, `brand in ${SITE_FILE}`],
    ['email', env.companyEmail, `email in ${SITE_FILE}`],
    ['siteUrl', address, `address in ${SITE_FILE}`],
    ['city', words?.city, `city in ${SITE_FILE}`],
    ['title', words?.title, 'title in src/content/pt-br/hero.yml'],
    ['subtitle', words?.subtitle, 'subtitle in src/content/pt-br/hero.yml'],
    ['colours', mainColours(), '--primary in src/styles/tokens.css'],
  ]
  return sources.flatMap(([key, now, where]) => {
    const stale = Object.entries(parts).filter(([, made]) => made[key] && now && made[key] !== now)
    if (stale.length === 0) return []
    const before = [...new Set(stale.map(([, made]) => `"${made[key]}"`))].join(', ')
    const names = stale.map(([part]) => part).join(', ')
    return [`${before} is in ${names}. Run npm run brand for "${now}", or set ${where}.`]
  })
}

function staleIcons({ root, publicDir }: Checked): string[] {
  const mark = withoutInks(readFileSync(path.join(root, MARK), 'utf8'))
  const icon = readFileSync(path.join(publicDir, 'favicon.svg'), 'utf8')
  return unless(mark === icon, `The icons show another mark than ${MARK}. Run npm run brand.`)
}

export function missingCards({ env, made: { cards } }: Checked): string[] {
  const missing = env.languages.filter((language) => !cards[language])
  return unless(
    missing.length === 0,
    `Shared links have no picture in ${missing.join(', ')}. Run npm run brand -- cards.`,
  )
}

/** One line for each picture that is enlarged, and so blurred. */
async function smallPictures({ root, env }: Checked): Promise<string[]> {
  const lines = chosenPictures(root, env).map((picture) => tooSmallWarning(root, picture))
  return (await Promise.all(lines)).filter(Boolean)
}

/** A line for each language that is offered with texts that are still Portuguese. */
function untranslated({ env, switched, texts }: Checked): string[] {
  const isWhole = env.languages.length > 1
  const groups: readonly Group[] = isWhole ? GROUPS : [...SWITCHED, ...switched]
  const seen = groups.filter((group) => isBuilt(group, env.parts))
  return [...texts].flatMap(([language, each]) => {
    const left = seen.filter((group) => hasPortuguese(each[group]))
    return unless(
      language === DEFAULT_LANGUAGE || left.length === 0,
      `In ${language} still Portuguese: ${left.join(', ')}. See src/content/${language.toLowerCase()}.`,
    )
  })
}

/** What has to be done before a site goes online, the weightiest first: a line for each thing. */
const CHECKS: readonly (readonly [
  subject: string,
  check: (site: Checked) => string[] | Promise<string[]>,
])[] = [
  // Lei 13.709/2018, Decreto 7.962/2013: what becomes of the data, and who answers for the site.
  [
    'LAW',
    ({ env }) =>
      unless(
        env.links.privacy,
        `No page says what becomes of visitors' data. Fill in src/content/pt-br/privacy.yml, or set links.privacy in ${SITE_FILE}.`,
      ),
  ],
  [
    'LAW',
    ({ texts }) =>
      unless(
        texts.get(DEFAULT_LANGUAGE)?.company.name,
        'Nobody answers for the site. Fill in src/content/pt-br/company.yml.',
      ),
  ],
  ['Company', ({ env }) => example(env.brandName, 'Austral', 'brand')],
  ['Company', ({ env }) => example(env.companyEmail, 'contato@austral.example', 'email')],
  ['Company', ({ env }) => example(env.companyPhone, '+5548900000000', 'phone')],
  ['Company', formerNames],
  [
    'Address',
    ({ env }) =>
      unless(
        env.siteUrl,
        `The site knows no address of its own, for search and shared links. Set address in ${SITE_FILE}.`,
      ),
  ],
  ['Mail', mail],
  ['Chat', chat],
  ['Visits', visits],
  ['Links', lostLinks],
  ['Guides', lostGuides],
  [
    'Unseen',
    ({ env: { heroPicture, parts } }) =>
      unless(
        !heroPicture || !parts.sky,
        `heroPicture is shown without the sky alone. Set sky: off in ${SITE_FILE}.`,
      ),
  ],
  ['Unseen', unseenLists],
  ['Brand', staleParts],
  ['Brand', staleIcons],
  ['Brand', missingCards],
  ['Pictures', smallPictures],
  ['Languages', ({ root, texts }) => strays(root, [...texts.keys()])],
  ['Languages', untranslated],
]

const SUBJECT_WIDTH = Math.max(...CHECKS.map(([subject]) => subject.length)) + 2

export function readChecked(root: string, env: Settings): Checked {
  return {
    root,
    env,
    switched: readSite(root).switched,
    texts: new Map(LANGUAGES.map(({ value }) => [value, readTexts(root, value, env)])),
    made: readMade(),
    publicDir: path.join(root, 'public'),
  }
}

export async function runChecks(site: Checked): Promise<string[]> {
  const lists = CHECKS.map(async ([subject, check]) =>
    (await check(site)).map((line) => subject.padEnd(SUBJECT_WIDTH) + line),
  )
  return (await Promise.all(lists)).flat()
}

/** The list as it is printed. */
export function listMissing(missing: readonly string[]): string {
  if (missing.length === 0) return 'Ready to go online: nothing is missing.'
  const heading = `Before this site goes online (npm run check), ${missing.length} to do:`
  return ['', heading, ...missing.map((line) => `  ${line}`), ''].join('\n')
}
