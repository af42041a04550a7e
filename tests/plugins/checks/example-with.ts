import { readCheckedSite, type CheckedSite } from '../../../plugins/checks/checked-site.ts'
import { runChecks } from '../../../plugins/checks/checks.ts'
import { readSettings } from '../../../plugins/read-settings.ts'

/** The example with these settings, to be changed as a test needs it. */
export function exampleWith(input: Record<string, string> = {}) {
  const site = structuredClone(readCheckedSite(readSettings(input).settings))
  const textsOf = (language: 'pt-BR' | 'en-US') => site.texts.get(language) ?? site.own
  return { ...site, own: textsOf('pt-BR'), english: textsOf('en-US') }
}

/** What is said of a site, but not of the example as it is. */
export async function newLines(site: CheckedSite): Promise<string[]> {
  const before = await runChecks(exampleWith())
  return (await runChecks(site)).filter((line) => !before.includes(line))
}
