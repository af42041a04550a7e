// Runs every check before a change lands. A failed step stops only the steps that need it, so that one run
// reports every failure.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Groups run one after the other, the steps of a group in parallel. */
const GROUPS = [
  ['build', 'unit'],
  ['browser', 'types', 'lint', 'format'],
]

// Test the default settings, whatever an owner or a host has set, and build into a folder apart.
const own = Object.entries(process.env).filter(([name]) => !/^(VITE_|NODE_ENV$)/.test(name))
const results = mkdtempSync(path.join(tmpdir(), 'site-tests-'))
const unitResults = path.join(results, 'unit.json')
const browserResults = path.join(results, 'browser.json')
const env = {
  ...Object.fromEntries(own),
  SITE_DEFAULTS: '1',
  SITE_DIST: 'dist-test',
  PLAYWRIGHT_JSON_OUTPUT_FILE: browserResults,
}

/** What makes a runner write a report for the summary, too. @type {Record<string, string>} */
const REPORTS = {
  unit: ` -- --reporter=default --reporter=json --outputFile.json="${unitResults}"`,
  browser: ' -- --reporter=list,json',
}

/** @type {string[]} */
const red = []

/** @param {string} name of a step; the browser tests take minutes and print as they go */
async function run(name) {
  const start = Date.now()
  const command = name === 'build' ? 'build' : `test:${name}`
  const step = spawn(`npm run -s ${command}${REPORTS[name] ?? ''}`, {
    shell: true,
    env,
    stdio: name === 'browser' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (part) => {
      said += part
    })
  const status = await new Promise((resolve) => step.once('close', resolve))
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${said}── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (status !== 0) red.push(name)
}

/**
 * One runner's JSON report; an empty one where it wrote none.
 * @param {string} file
 * @returns {Record<string, unknown>}
 */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

for (const group of GROUPS) {
  const able = group.filter((name) => name !== 'browser' || !red.includes('build'))
  await Promise.all(able.map(run))
  if (able.length < group.length) red.push('browser (no build to look at)')
}

const { numPassedTests = 0, numFailedTests = 0 } = read(unitResults)
const unit = { passed: Number(numPassedTests), failed: Number(numFailedTests) }
/** @type {{ expected?: number, unexpected?: number, flaky?: number }} */
const { expected = 0, unexpected = 0, flaky = 0 } = read(browserResults)['stats'] ?? {}
const browser = { passed: expected + flaky, failed: unexpected }
rmSync(results, { recursive: true, force: true })

console.log(`\nunit: ${unit.passed} passed, ${unit.failed} failed`)
console.log(
  `browser: ${browser.passed} passed, ${flaky} of them when tried again, ${browser.failed} failed`,
)
if (red.length > 0) console.log(`Red: ${red.join(', ')}`)
// A step that is red without a failed test counts as one.
/** @type {Record<string, { failed: number }>} */
const counted = { unit, browser }
const others = red.filter((name) => !counted[name]?.failed).length
console.log(
  `${unit.passed + browser.passed} passed, ${unit.failed + browser.failed + others} failed`,
)
process.exitCode = red.length > 0 ? 1 : 0
