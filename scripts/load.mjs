// Asks the build, served by nginx on the loopback, for a steady number of requests a second, and says
// how it went: node scripts/load.mjs [requests a second] [seconds]. Ends by itself.
import { readFileSync } from 'node:fs'
import http from 'node:http'
import { cpus, loadavg } from 'node:os'
import path from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { startNginx } from './nginx.mjs'

const DIST = process.env['SITE_DIST'] ?? 'dist'
const [rate = 2000, seconds = 30] = process.argv.slice(2).map(Number)
const TICK_MS = 10
const CONNECTIONS = 64
const ANSWER_LIMIT_MS = 10_000

/** What a first visit to the home page needs before it is drawn: the page and what its head links. */
function firstVisit() {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8')
  const linked = html.matchAll(
    /<script[^>]* src="([^"]+)"|<link rel="(?:stylesheet|modulepreload|preload)"[^>]* href="([^"]+)"/g,
  )
  return ['/', ...new Set([...linked].map(([, script, link]) => script ?? link ?? ''))]
}

const visit = firstVisit()
/** @type {[path: string, status: number][]} */
const REQUESTS = [
  ...visit.map((address) => /** @type {[string, number]} */ ([address, 200])),
  ['/downloads', 200],
  ['/download/eyJpZCI6IjEifQ', 200],
  ['/images/not-found-dark.svg', 200],
  ['/nada', 404],
]

const server = await startNginx(DIST)
const { hostname, port } = new URL(server.origin)
const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS })

/** @type {number[]} */
const latenciesMs = []
/** @type {Map<string, number>} */
const faults = new Map()
let bytes = 0
let asked = 0

/**
 * Asks once and counts what comes of it.
 * @param {string} address
 * @param {number} status
 * @returns {Promise<number>} bytes of the answer, without its headers
 */
function ask(address, status) {
  const start = performance.now()
  let length = 0
  return new Promise((resolve) => {
    /** @param {string} [fault] */
    const done = (fault) => {
      if (fault) faults.set(fault, (faults.get(fault) ?? 0) + 1)
      else latenciesMs.push(performance.now() - start)
      bytes += length
      resolve(length)
    }
    http
      .get(
        {
          hostname,
          port,
          path: address,
          agent,
          timeout: ANSWER_LIMIT_MS,
          headers: { 'Accept-Encoding': server.brotli ? 'br' : 'gzip' },
        },
        (response) => {
          response.on('data', (part) => {
            length += part.length
          })
          response.on('end', () =>
            done(response.statusCode === status ? undefined : `status ${response.statusCode}`),
          )
        },
      )
      .on('timeout', () => done('no answer'))
      .on('error', ({ message }) => done(message))
  })
}

let visitBytes = 0
for (const address of visit) visitBytes += await ask(address, 200)
latenciesMs.length = 0
bytes = 0

const before = loadavg()[0] ?? 0
const start = performance.now()
/** @type {Promise<number>[]} */
const answers = []
while (asked < rate * seconds) {
  const due = Math.min(rate * seconds, Math.floor(((performance.now() - start) / 1000) * rate))
  for (; asked < due; asked += 1) {
    const [address, status] = REQUESTS[asked % REQUESTS.length] ?? ['/', 200]
    answers.push(ask(address, status))
  }
  await wait(TICK_MS)
}
await Promise.all(answers)
const tookS = (performance.now() - start) / 1000
agent.destroy()
await server.stop()

latenciesMs.sort((a, b) => a - b)
/** @param {number} share */
const quantile = (share) => (latenciesMs[Math.floor(latenciesMs.length * share)] ?? 0).toFixed(1)
console.log(`${asked} requests in ${tookS.toFixed(1)} s: ${(asked / tookS).toFixed(0)} a second`)
console.log(`answered as they should be: ${latenciesMs.length}`)
for (const [fault, count] of faults) console.log(`fault: ${fault}, ${count} times`)
console.log(
  `latency: median ${quantile(0.5)} ms, 95 % ${quantile(0.95)} ms, 99 % ${quantile(0.99)} ms`,
)
console.log(
  `sent: ${((bytes * 8) / tookS / 1e6).toFixed(0)} Mbit/s, ${(bytes / asked / 1000).toFixed(1)} kB an answer`,
)
console.log(
  `a first visit to the home page: ${visit.length} requests, ${(visitBytes / 1000).toFixed(0)} kB`,
)
console.log(
  `machine: ${cpus().length} cores, load average ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after`,
)
if (faults.size > 0) process.exitCode = 1
