// Prints how fast the built site is on a slow phone: npm run bench. Medians in milliseconds.
import { chromium, type Browser } from '@playwright/test'
import { preview } from 'vite'
import { HYDRATED_PAGE, PHONE } from '../e2e/support/open.ts'
import { launchOptions } from './chromium.mjs'

const RUNS = 7
const DEVICE = { viewport: PHONE, isMobile: true, hasTouch: true }
/** The processor at a quarter, 1.6 Mbit/s, 150 ms to and fro: Lighthouse's slow phone. */
const PROCESSOR = { rate: 4 }
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}
/** Long enough for the largest paint after hydration. */
const QUIET_MS = 1500

/** Runs in the page before any other script: records the largest paint and the time in long tasks. */
function watch(): void {
  const figures = { largest: 0, blocked: 0 }
  Object.assign(window, { figures })
  new PerformanceObserver((list) => {
    figures.largest = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) figures.blocked += duration - 50
  }).observe({ type: 'longtask', buffered: true })
}

async function measure(browser: Browser, url: string) {
  const page = await browser.newPage(DEVICE)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(HYDRATED_PAGE).waitFor({ state: 'attached' })
  const hydrated = await page.evaluate(() => performance.now())
  await page.waitForTimeout(QUIET_MS)
  const figures = await page.evaluate(() => ({
    'first paint': performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    'largest paint': Reflect.get(window, 'figures').largest as number,
    blocked: Reflect.get(window, 'figures').blocked as number,
  }))
  await page.close()
  return { ...figures, hydrated }
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
const browser = await chromium.launch(launchOptions())
const table: Record<string, Record<string, number>> = {}
for (const path of ['', 'downloads']) {
  const url = `${server.resolvedUrls?.local[0]}${path}`
  const runs: Awaited<ReturnType<typeof measure>>[] = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, url))
  const names = ['first paint', 'largest paint', 'hydrated', 'blocked'] as const
  table[`/${path}`] = Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  )
}
console.table(table)
await browser.close()
await server.close()
