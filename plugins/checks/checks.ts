import { STAND_IN_ID } from '../../src/site/services.ts'
import { messages } from '../messages/messages.ts'
import { readProcessEnv } from '../process-env.ts'
import { isExample, settingsFile, textFile } from '../settings/site-folder.ts'
import { textsOf, type ParsedSite, type Site } from '../site/site.ts'
import { cardCheck, iconCheck, smallPictureCheck } from './brand-checks.ts'
import { contrastCheck } from './contrast-check.ts'
import {
  exampleTextCheck,
  lostGuideCheck,
  lostLanguageCheck,
  unseenListCheck,
  untranslatedCheck,
} from './text-checks.ts'

const words = messages.list
type Subject = keyof typeof words.subjects

/** What is to do before a site goes online, by subject. The weightiest come first. */
async function linesOf(site: Site): Promise<Record<Subject, (string | false)[]>> {
  const { folder, defaultLanguage } = site
  const file = settingsFile(folder)
  const { links, address, mail, chatbot, analytics, heroPicture, parts } = site
  return {
    law: [
      // Lei 13.709/2018: a site says what becomes of its visitors' data.
      !links['privacy'] && words.noPrivacy(file),
      ...site.drafts.map(words.draft),
      // Decreto 7.962/2013: a site says who answers for it.
      !textsOf(defaultLanguage, site).company.name &&
        words.noCompany(textFile(folder, defaultLanguage, 'company')),
    ],
    company: [isExample(folder) && words.isExample],
    address: [!address && words.noAddress(file)],
    mail: [!mail.origin && words.noMail],
    chat: [parts.chatbot && (!chatbot.apiHost || chatbot.id === STAND_IN_ID) && words.noChat],
    visits: [
      parts.analytics && (!analytics.src || analytics.siteId === STAND_IN_ID) && words.noVisits,
    ],
    texts: exampleTextCheck(site),
    guides: lostGuideCheck(site),
    unseen: [
      heroPicture !== '' && parts.sky && words.pictureUnseen(file),
      ...unseenListCheck(site),
    ],
    brand: [...iconCheck(folder), ...cardCheck(site)],
    colours: contrastCheck(folder),
    pictures: await smallPictureCheck(site),
    languages: [...lostLanguageCheck(site), ...untranslatedCheck(site)],
  }
}

export async function runChecks(site: Site): Promise<string[]> {
  const width = Math.max(...Object.values(words.subjects).map(({ length }) => length)) + 2
  const lines = Object.entries(await linesOf(site)) as [Subject, (string | false)[]][]
  return lines.flatMap(([subject, all]) =>
    all
      .filter((line) => line !== false)
      .map((line) => words.subjects[subject].padEnd(width) + line),
  )
}

export function listMissing(
  missing: readonly string[],
  { faults, unknown }: Omit<ParsedSite, 'site'>,
): string {
  if (missing.length === 0) return faults.length + unknown.length > 0 ? words.notReady : words.ready
  return ['', words.heading(missing.length), ...missing.map((line) => `  ${line}`), ''].join('\n')
}

/** Prints what is missing, which with STRICT makes the command fail. */
export async function reportMissing(
  { site, ...wrong }: ParsedSite,
  print: (text: string) => void,
): Promise<void> {
  const missing = await runChecks(site)
  print(listMissing(missing, wrong))
  if (missing.length > 0 && readProcessEnv().isStrict) process.exitCode = 1
}
