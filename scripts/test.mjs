// Everything that must hold before a change lands, in the order in which a fault is cheapest to see.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const STEPS = [
  { name: 'types', command: 'npm run -s test:types' },
  { name: 'lint', command: 'npm run -s test:lint' },
  { name: 'format', command: 'npm run -s test:format' },
  { name: 'unit', command: 'npm run -s test:unit' },
  { name: 'build', command: 'npm run -s build' },
  { name: 'browser', command: 'npm run -s test:browser' },
]

// On the defaults, whatever an owner has set, in a folder of their own.
const DIST = 'dist-test'
const own = Object.entries(process.env).filter(([name]) => !name.startsWith('VITE_'))
const results = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
const unitResults = path.join(results, 'unit.json')
const browserResults = path.join(results, 'browser.json')

/**
 * Counts of one runner's JSON report.
 * @param {string} file
 * @param {(report: any) => { passed: number, failed: number, again?: number }} count
 * @returns {{ passed: number, failed: number, again?: number }}
 */
function read(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

let failed = ''
for (const { name, command } of STEPS) {
  const start = Date.now()
  console.log(`\n── ${name}`)
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: {
      ...Object.fromEntries(own),
      SITE_DEFAULTS: '1',
      SITE_DIST: DIST,
      UNIT_RESULTS: unitResults,
      BROWSER_RESULTS: browserResults,
    },
  })
  console.log(
    `── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - start) / 1000).toFixed(1)} s`,
  )
  if (status !== 0) {
    failed = name
    break
  }
}

const unit = read(unitResults, (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}))
const browser = read(browserResults, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  again: stats.flaky,
}))
rmSync(results, { recursive: true, force: true })

console.log(`\nunit: ${unit.passed} passed, ${unit.failed} failed`)
console.log(
  `browser: ${browser.passed} passed, ${browser.again ?? 0} of them when tried again, ${browser.failed} failed`,
)
console.log(`${unit.passed + browser.passed} passed, ${unit.failed + browser.failed} failed`)
if (failed) {
  console.error(`Stopped at: ${failed}`)
  process.exit(1)
}
