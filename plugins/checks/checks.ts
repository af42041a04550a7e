import path from 'node:path'
import type { Texts } from '../../src/content/schema.ts'
import type { Env } from '../env.ts'
import { LANGUAGES, type Language } from '../../src/site/languages.ts'
import { readMade, type Made } from '../made.ts'
import { readSite } from '../texts/read-site.ts'
import { readTexts } from '../texts/read-texts.ts'
import type { Site as SiteFile } from '../../src/content/schema/site.ts'
import { formerNames, missingCards, smallPictures, staleIcons, staleParts } from './made-checks.ts'
import {
  exampleCompany,
  law,
  lostGuides,
  siteAddress,
  strays,
  unseen,
  untranslated,
} from './owner-checks.ts'
import { chat, lostLinks, mail, visits } from './service-checks.ts'

/** All that a check may look at. */
export interface Checked {
  root: string
  env: Env
  switched: SiteFile['switched']
  texts: ReadonlyMap<Language, Texts>
  made: Made
  publicDir: string
}

/** Each check gives a line for each thing that is missing: what, and where it is set. */
type Check = (site: Checked) => string[] | Promise<string[]>

/** What has to be done before a site goes online, the weightiest first. */
const CHECKS: readonly (readonly [subject: string, check: Check])[] = [
  ['LAW', law],
  ['Company', exampleCompany],
  ['Company', formerNames],
  ['Address', siteAddress],
  ['Mail', mail],
  ['Chat', chat],
  ['Visits', visits],
  ['Links', lostLinks],
  ['Guides', lostGuides],
  ['Unseen', unseen],
  ['Brand', staleParts],
  ['Brand', staleIcons],
  ['Brand', missingCards],
  ['Pictures', smallPictures],
  ['Languages', strays],
  ['Languages', untranslated],
]

const SUBJECT_WIDTH = Math.max(...CHECKS.map(([subject]) => subject.length)) + 2

export function readChecked(root: string, env: Env): Checked {
  const languages = LANGUAGES.map(({ value }) => value)
  return {
    root,
    env,
    switched: readSite(root).switched,
    texts: new Map(languages.map((language) => [language, readTexts(root, language, env)])),
    made: readMade(),
    publicDir: path.join(root, 'public'),
  }
}

export async function whatIsMissing(site: Checked): Promise<string[]> {
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
