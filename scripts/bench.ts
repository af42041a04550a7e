// Prints how fast the build is: npm run bench -- 3 gives medians of three runs.
import { execFile } from 'node:child_process'
import { cpus, loadavg } from 'node:os'
import { promisify } from 'node:util'
import { chromium, type Browser } from '@playwright/test'
import { preview } from 'vite'
import { aptInstall } from './apt-install.mjs'
import { findChromium, launchOptions, QUIET } from './chromium.mjs'

type Figures = Record<string, number>

const RUNS = Number(process.argv[3] ?? 1)
const LIGHTHOUSE = 'scripts/node_modules/lighthouse/cli/index.js'
const LIGHTHOUSE_LIMIT_MS = 120_000
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const DESK = { viewport: { width: 1440, height: 900 } }
/** By then a page has fetched what it will. */
const QUIET_MS = 2000
/** The processor at a quarter. */
const SLOWDOWN = 4

/** What is pressed on a page, or written into, by its name in the table. */
const INTERACTIONS: Record<string, [path: string, size: object, selector: string, text?: string]> =
  {
    'mobile menu': ['/', PHONE, 'header button[aria-expanded]:not([aria-haspopup])'],
    'language menu': ['/', DESK, 'header [aria-haspopup="menu"]'],
    'theme menu': ['/', DESK, 'footer [aria-haspopup="menu"]'],
    typing: ['/', PHONE, '#contact [type="tel"]', '48912345678'],
    dialog: ['/downloads', PHONE, 'main [aria-haspopup="dialog"]'],
    'to /downloads': ['/', DESK, 'header [href$="/downloads"]'],
  }

/** Medians, by name, of what a measurement gives in each run. */
async function medians(measure: () => Promise<Figures>): Promise<Figures> {
  const runs: Figures[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure())
  const median = (name: string) =>
    runs.map((figures) => figures[name] ?? 0).toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, Math.round(median(name))]),
  )
}

/** One mobile run of Lighthouse, which does not work with a Chromium that has no windows. */
async function lighthouse(url: string): Promise<Figures> {
  const flags = `--chrome-flags=--headless=new ${QUIET.join(' ')}`
  const options = ['--quiet', '--output=json', '--only-categories=performance', flags]
  const { stdout } = await promisify(execFile)(process.execPath, [LIGHTHOUSE, url, ...options], {
    env: { ...process.env, CHROME_PATH: findChromium({ shell: false }) ?? '' },
    timeout: LIGHTHOUSE_LIMIT_MS,
    maxBuffer: MAX_REPORT_BYTES,
  })
  const { audits } = JSON.parse(stdout)
  const requests: { resourceType: string; transferSize: number }[] =
    audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    'main thread ms': audits['mainthread-work-breakdown'].numericValue,
    'JavaScript kB': scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    'its files': scripts.length,
  }
}

/** Keeps the longest time from an event of the visitor to the next paint. */
function watchEvents(): void {
  let longest = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId)
        longest = Math.max(longest, entry.duration)
    document.documentElement.dataset['longestMs'] = String(longest)
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit)
}

/** From an event to the next paint, once the page is loaded and idle. */
async function interactionTimes(browser: Browser, site: string): Promise<Figures> {
  const times: Figures = {}
  for (const [name, [path, size, selector, text]] of Object.entries(INTERACTIONS)) {
    const page = await browser.newPage(size)
    await page.addInitScript(watchEvents)
    await page.goto(site + path)
    await page.waitForTimeout(QUIET_MS)
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const control = page.locator(selector).first()
    await (text ? control.pressSequentially(text) : control.click())
    // The observer is told of an event after the paint that follows it.
    await page.waitForTimeout(800)
    times[name] = Number(await page.locator('html').getAttribute('data-longest-ms'))
    await page.close()
  }
  return times
}

if (!findChromium({ shell: false })) aptInstall('chromium')
const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
/** With the folder that it may be in, without the slash at its end. */
const site = server.resolvedUrls?.local[0]?.slice(0, -1) ?? ''
const load = loadavg()[0]?.toFixed(1)
console.log(`${cpus().length} cores (${cpus()[0]?.model}), load ${load}, ${RUNS} run(s)\n`)
console.log('Lighthouse, mobile, gzip')
console.table({
  '/': await medians(() => lighthouse(`${site}/`)),
  '/downloads': await medians(() => lighthouse(`${site}/downloads`)),
})
const browser = await chromium.launch(launchOptions())
console.log('\nFrom an event to the next paint, processor at a quarter, ms')
console.table(await medians(() => interactionTimes(browser, site)))
await browser.close()
await server.close()
