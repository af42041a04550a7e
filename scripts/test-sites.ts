import { spawnSync } from 'node:child_process'
import { environmentOf, SITE_NAMES } from '../tests/support/sites.ts'

const environments = new Map([
  ...SITE_NAMES.map((site) => [site, environmentOf(site)] as const),
  ['the example in whole languages', { ...environmentOf(), VITE_LANGUAGES: 'whole' }] as const,
])

for (const [site, env] of environments) {
  console.log(`\n── ${site}`)
  const check = ['scripts/run.mjs', 'scripts/check.ts']
  const { status } = spawnSync(process.execPath, check, { stdio: 'inherit', env })
  if (status !== 0) process.exitCode = 1
}
