// Runs every check before a change lands. A failed step stops only the steps that need it, so that one run
// reports every failure.
import { spawn } from 'node:child_process'
import { testEnvironment } from './test-environment.mjs'

/** Groups run one after the other, the steps of a group in parallel. */
const GROUPS = [
  ['build', 'test:unit'],
  ['test:browser', 'test:types', 'test:lint', 'test:format'],
]

/** @type {string[]} */
const failed = []

/** @param {string} name of a step; the browser tests take minutes and print as they go */
async function run(name) {
  const start = Date.now()
  const step = spawn(`npm run -s ${name}`, {
    shell: true,
    env: testEnvironment(),
    stdio: name === 'test:browser' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [step.stdout, step.stderr])
    stream?.on('data', (part) => {
      output += part
    })
  const status = await new Promise((resolve) => step.once('close', resolve))
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
