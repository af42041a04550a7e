import { strays } from '../texts/stray-entries.ts'
import { iconCheck, missingCardCheck, smallPictureCheck, staleCheck } from './brand-checks.ts'
import {
  addressCheck,
  chatCheck,
  exampleCheck,
  formerNameCheck,
  legalNameCheck,
  lostLinkCheck,
  mailCheck,
  privacyCheck,
  visitsCheck,
} from './setting-checks.ts'
import {
  lostGuideCheck,
  unseenListCheck,
  unseenPictureCheck,
  untranslatedCheck,
} from './text-checks.ts'
import type { Checked } from './checked.ts'

/** Each gives a line for each thing to do before a site goes online. The weightiest come first. */
const CHECKS: readonly (readonly [
  subject: string,
  check: (site: Checked) => string[] | Promise<string[]>,
])[] = [
  ['LAW', privacyCheck],
  ['LAW', legalNameCheck],
  ['Company', exampleCheck],
  ['Company', formerNameCheck],
  ['Address', addressCheck],
  ['Mail', mailCheck],
  ['Chat', chatCheck],
  ['Visits', visitsCheck],
  ['Links', lostLinkCheck],
  ['Guides', lostGuideCheck],
  ['Unseen', unseenPictureCheck],
  ['Unseen', unseenListCheck],
  ['Brand', staleCheck],
  ['Brand', iconCheck],
  ['Brand', missingCardCheck],
  ['Pictures', smallPictureCheck],
  ['Languages', ({ root, texts }) => strays(root, [...texts.keys()])],
  ['Languages', untranslatedCheck],
]

const SUBJECT_WIDTH = Math.max(...CHECKS.map(([subject]) => subject.length)) + 2

export async function runChecks(site: Checked): Promise<string[]> {
  const lists = CHECKS.map(async ([subject, check]) =>
    (await check(site)).map((line) => subject.padEnd(SUBJECT_WIDTH) + line),
  )
  return (await Promise.all(lists)).flat()
}

export function listMissing(missing: readonly string[]): string {
  if (missing.length === 0) return 'Ready to go online: nothing is missing.'
  const heading = `Before this site goes online (npm run check), ${missing.length} to do:`
  return ['', heading, ...missing.map((line) => `  ${line}`), ''].join('\n')
}
