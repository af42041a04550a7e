import { runChecks } from '../../../plugins/checks/checks.ts'
import type { Site } from '../../../plugins/site/site.ts'
import { siteWith } from '../../support/site-with.ts'

/** The example with these settings, to be changed as a test needs it. */
export function exampleWith(variables: Record<string, string> = {}): Site {
  return structuredClone(siteWith(variables).site)
}

/** What is said of a site, but not of the example as it is. */
export async function newLines(site: Site): Promise<string[]> {
  const before = await runChecks(exampleWith())
  return (await runChecks(site)).filter((line) => !before.includes(line))
}
