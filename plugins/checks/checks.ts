import { SITE_FILE } from '../texts/read-site.ts'
import { iconCheck, missingCardCheck, smallPictureCheck, staleCheck } from './brand-checks.ts'
import type { CheckInput } from './check-input.ts'
import { exampleCheck, formerNameCheck, lostLinkCheck } from './setting-checks.ts'
import {
  lostGuideCheck,
  strayEntryCheck,
  unseenListCheck,
  untranslatedCheck,
} from './text-checks.ts'

type Check = (site: CheckInput) => false | string | string[] | Promise<string[]>

/** What is to do before a site goes online. The weightiest come first. */
const CHECKS: readonly (readonly [subject: string, check: Check])[] = [
  // Lei 13.709/2018: a site says what becomes of its visitors' data.
  [
    'LAW',
    ({ env }) =>
      !env.links.privacy &&
      `No page says what becomes of visitors' data. Fill in src/content/pt-br/privacy.yml, or set links.privacy in ${SITE_FILE}.`,
  ],
  // Decreto 7.962/2013: a site says who answers for it.
  [
    'LAW',
    ({ portuguese }) =>
      !portuguese.company.name &&
      'Nobody answers for the site. Fill in src/content/pt-br/company.yml.',
  ],
  ['Company', exampleCheck],
  ['Company', formerNameCheck],
  [
    'Address',
    ({ env }) =>
      !env.siteUrl &&
      `The site knows no address of its own, for search and shared links. Set address in ${SITE_FILE}.`,
  ],
  [
    'Mail',
    ({ env }) =>
      !env.mail.origin &&
      'Messages reach nobody. Set VITE_EMAILJS_ORIGIN and its ids: docs/deploy.md.',
  ],
  [
    'Chat',
    ({ env: { chatbot } }) =>
      chatbot.on &&
      (!chatbot.apiHost || chatbot.id === 'local') &&
      'Nobody answers in the chat. Set VITE_CHATBOT_API_HOST and VITE_CHATBOT_ID, or VITE_CHATBOT=off.',
  ],
  [
    'Visits',
    ({ env: { analytics } }) =>
      analytics.on &&
      (!analytics.src || analytics.siteId === 'local') &&
      'Nobody counts visits. Set VITE_ANALYTICS_SRC and VITE_ANALYTICS_SITE_ID, or VITE_ANALYTICS=off.',
  ],
  ['Links', lostLinkCheck],
  ['Guides', lostGuideCheck],
  [
    'Unseen',
    ({ env }) =>
      env.heroPicture !== '' &&
      env.parts.sky &&
      `heroPicture is shown without the sky alone. Set sky: off in ${SITE_FILE}.`,
  ],
  ['Unseen', unseenListCheck],
  ['Brand', staleCheck],
  ['Brand', iconCheck],
  ['Brand', missingCardCheck],
  ['Pictures', smallPictureCheck],
  ['Languages', strayEntryCheck],
  ['Languages', untranslatedCheck],
]

const SUBJECT_WIDTH = Math.max(...CHECKS.map(([subject]) => subject.length)) + 2

export async function runChecks(site: CheckInput): Promise<string[]> {
  const lists = CHECKS.map(async ([subject, check]) => {
    const lines = [(await check(site)) || []].flat()
    return lines.map((line) => subject.padEnd(SUBJECT_WIDTH) + line)
  })
  return (await Promise.all(lists)).flat()
}

export function listMissing(missing: readonly string[]): string {
  if (missing.length === 0) return 'Ready to go online: nothing is missing.'
  const heading = `Before this site goes online (npm run check), ${missing.length} to do:`
  return ['', heading, ...missing.map((line) => `  ${line}`), ''].join('\n')
}
