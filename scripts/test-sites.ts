// Tries each site of tests/sites/ as npm run check tries that of an owner: npm run test:sites.
import { spawnSync } from 'node:child_process'
import { environmentOf, SITE_NAMES } from '../tests/support/sites.ts'

for (const site of SITE_NAMES) {
  console.log(`\n── ${site}`)
  const check = ['scripts/run.mjs', 'scripts/check.ts']
  const { status } = spawnSync(process.execPath, check, {
    stdio: 'inherit',
    env: environmentOf(site),
  })
  if (status !== 0) process.exitCode = 1
}
