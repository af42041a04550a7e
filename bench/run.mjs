// Prints how fast the build is: npm run bench -- 3 gives medians of three runs.
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import sirv from 'sirv'
import { aptInstall } from '../scripts/apt-install.mjs'
import { findChromium, launchOptions } from '../scripts/chromium.mjs'
import { installLighthouse, lighthouse } from './lighthouse.mjs'
import { firstPressTimes, interactionTimes, scrolledKilobytes } from './visits.mjs'

const DIST = process.env['SITE_DIST'] ?? 'dist'
const RUNS = Number(process.argv[2] ?? 1)

/**
 * Serves the files that the build has compressed.
 * @param {{ brotli?: boolean, gzip?: boolean }} coding
 */
async function serve(coding) {
  const server = createServer(sirv(DIST, coding)).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port')
  return { origin: `http://127.0.0.1:${address.port}`, close: () => server.close() }
}

/**
 * Medians, by name, of what a measurement gives in each run.
 * @param {() => Promise<Record<string, number>>} measure
 */
async function medians(measure) {
  /** @type {Record<string, number>[]} */
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure())
  const middle = Math.floor(RUNS / 2)
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => {
      const values = runs.map((figures) => figures[name] ?? Number.NaN)
      return [name, Math.round(values.toSorted((one, other) => one - other)[middle] ?? Number.NaN)]
    }),
  )
}

if (!findChromium({ shell: false })) aptInstall('chromium')
installLighthouse()
const site = await serve({ brotli: true })
const gzipSite = await serve({ gzip: true })
const load = loadavg()[0]?.toFixed(1)
console.log(`${cpus().length} cores (${cpus()[0]?.model}), load ${load}, ${RUNS} run(s)\n`)

const browser = await chromium.launch(launchOptions())
const scrolled = await scrolledKilobytes(browser, gzipSite.origin)
console.log(
  `Home page on a phone, scrolled to its end: ${scrolled.toFixed(0)} kB (gzip, 1,024 bytes)`,
)
console.log('\nLighthouse, mobile, Brotli')
console.table({
  '/': await medians(() => lighthouse(site.origin)),
  '/downloads': await medians(() => lighthouse(`${site.origin}/downloads`)),
})
console.log('\nFrom an event to the next paint, processor at a quarter, ms')
console.table(await medians(() => interactionTimes(browser, site.origin)))
console.log('\nFrom a press at first sight to its answer, on slow 3G, processor at a quarter, ms')
console.table(await medians(() => firstPressTimes(browser, site.origin)))
await browser.close()
site.close()
gzipSite.close()
