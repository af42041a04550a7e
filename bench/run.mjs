// Prints how fast the build is: npm run bench -- 3 gives medians of three runs.
import { cpus, loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { aptInstall } from '../scripts/apt-install.mjs'
import { findChromium, launchOptions } from '../scripts/chromium.mjs'
import { lighthouse } from './lighthouse.mjs'
import { firstPressTimes, interactionTimes } from './visits.mjs'

const RUNS = Number(process.argv[2] ?? 1)

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
const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
/** With the folder that it may be in, without the slash at its end. */
const site = server.resolvedUrls?.local[0]?.slice(0, -1) ?? ''
const load = loadavg()[0]?.toFixed(1)
console.log(`${cpus().length} cores (${cpus()[0]?.model}), load ${load}, ${RUNS} run(s)\n`)

const browser = await chromium.launch(launchOptions())
console.log('Lighthouse, mobile, gzip')
console.table({
  '/': await medians(() => lighthouse(`${site}/`)),
  '/downloads': await medians(() => lighthouse(`${site}/downloads`)),
})
console.log('\nFrom an event to the next paint, processor at a quarter, ms')
console.table(await medians(() => interactionTimes(browser, site)))
console.log('\nFrom a press at first sight to its answer, on slow 3G, processor at a quarter, ms')
console.table(await medians(() => firstPressTimes(browser, site)))
await browser.close()
await server.close()
