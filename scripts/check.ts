// Prints what is wrong and what is left to do before the site goes online, then what a browser shows of it:
// npm run check. Faults make it fail; with STRICT=1, as in a build, so does anything left to do.
import { reportMissing } from '../plugins/checks/checks.ts'
import { messages } from '../plugins/messages/messages.ts'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { readSite } from '../plugins/site/read-site.ts'
import { checkInBrowser } from './smoke/check-in-browser.ts'

const parsed = readSite(readVariables())
const wrong = [...parsed.faults, ...parsed.unknown].map(messages.settings.setting)
if (wrong.length > 0) {
  console.log([messages.settings.heading, ...wrong].join('\n'))
  process.exitCode = 1
}
await reportMissing(parsed, console.log)
if (!(await checkInBrowser(console.log))) process.exitCode = 1
