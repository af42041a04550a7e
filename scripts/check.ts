// Prints what is wrong and what is left to do before the site goes online: npm run check. Faults make it
// fail; with STRICT=1, as in a build, so does anything left to do.
import { listMissing, readCheckedSite, runChecks } from '../plugins/checks/checks.ts'
import { parseSettings } from '../plugins/settings/settings.ts'
import { readSettings } from './read-settings.mjs'

const { settings, faults, unknown } = parseSettings(readSettings())
const wrong = [
  ...faults.map((fault) => `Setting ${fault}`),
  ...unknown.map((name) => `Setting ${name} is unknown: see .env.example.`),
]
if (wrong.length > 0) console.log(['Wrong settings:', ...wrong].join('\n'))
const missing = await runChecks(readCheckedSite(settings))
console.log(listMissing(missing))
if (wrong.length > 0 || (missing.length > 0 && process.env['STRICT'])) process.exitCode = 1
