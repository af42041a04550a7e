// npm test. A failed step stops only those that need it, so that one run reports every failure.
import { spawn } from 'node:child_process'
import { once } from 'node:events'

const GROUPS = [
  ['build', 'test:unit'],
  ['test:browser', 'test:types', 'test:lint', 'test:format'],
]

// The default settings, whatever an owner or a host has set, built into a folder apart.
const own = Object.entries(process.env).filter(
  ([name]) => !/^(VITE_|NODE_ENV$|SITE_FOLDER$|STRICT$)/.test(name),
)
const env = { ...Object.fromEntries(own), SITE_DEFAULTS: '1', SITE_DIST: 'dist-test' }

/** @type {string[]} */
const failed = []

/** @param {string} name */
async function run(name) {
  const start = Date.now()
  const step = spawn(`npm run -s ${name}`, {
    shell: true,
    env,
    stdio: name === 'test:browser' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [step.stdout, step.stderr]) stream?.on('data', (part) => (output += part))
  const [status] = await once(step, 'close')
  const seconds = ((Date.now() - start) / 1000).toFixed(1)
  console.log(`${output}── ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${seconds} s`)
  if (status !== 0) failed.push(name)
}

for (const group of GROUPS) {
  const able = group.filter((name) => name !== 'test:browser' || !failed.includes('build'))
  await Promise.all(able.map(run))
}

console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nEverything passed.')
process.exitCode = failed.length > 0 ? 1 : 0
