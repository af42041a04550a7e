// Says what has to be done before the site goes online: npm run check. With STRICT=1 it fails until then.
import path from 'node:path'
import { listMissing, readChecked, whatIsMissing } from '../plugins/checks/checks.ts'
import { parseSettings } from '../plugins/texts/read-site.ts'
import { readSettings } from './read-settings.mjs'

const { env, faults, unknown } = parseSettings(readSettings())
const missing = [
  ...faults.map((fault) => `Setting ${fault}`),
  ...unknown.map((name) => `Setting ${name} is unknown: see .env.example.`),
  ...(await whatIsMissing(readChecked(path.resolve(import.meta.dirname, '..'), env))),
]
console.log(listMissing(missing))
if (missing.length > 0 && process.env['STRICT']) process.exitCode = 1
