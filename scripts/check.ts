// npm run check: what is left to do before the site goes online, and what a browser shows of it.

import { checkInBrowser } from '../e2e/check/check-in-browser.ts'
import { reportMissing } from '../plugins/checks/checks.ts'
import { messages } from '../plugins/messages/messages.ts'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { readSite } from '../plugins/site/read-site.ts'

const parsed = readSite(readVariables())
const wrong = [...parsed.faults, ...parsed.unknown].map(messages.settings.setting)
if (wrong.length > 0) {
  console.log([messages.settings.heading, ...wrong].join('\n'))
  process.exitCode = 1
}
await reportMissing(parsed, console.log)
if (!(await checkInBrowser(console.log))) process.exitCode = 1
