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

/** Runs in the page once it is hydrated. */
async function readFigures(quiet: number) {
  const hydrated = performance.now()
  const entries: PerformanceEntryList = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
    observer.observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, quiet))
  const paint = entries.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0
  const largest = entries.findLast(({ entryType }) => entryType === 'largest-contentful-paint')
  // Lighthouse's total blocking time: of each task, what lies after the first paint, less 50 ms.
  const blocking = entries
    .filter(({ entryType }) => entryType === 'longtask')
    .map((task) => task.startTime + task.duration - Math.max(task.startTime, paint) - 50)
  return {
    'first paint': paint,
    'largest paint': largest?.startTime ?? 0,
    hydrated,
    'blocking time': blocking.reduce((sum, time) => sum + Math.max(time, 0), 0),
  }
}

async function measure(browser: Browser, url: string) {
  const page = await browser.newPage(DEVICE)
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', PROCESSOR)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(HYDRATED_PAGE).waitFor({ state: 'attached' })
  const figures = await page.evaluate(readFigures, QUIET_MS)
  await page.close()
  return figures
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
  while (runs.length < RUNS) runs.push(await measure(browser, url))
  const names = ['first paint', 'largest paint', 'hydrated', 'blocking time'] as const
  table[`/${path}`] = Object.fromEntries(
    names.map((name) => [name, median(runs.map((figures) => figures[name]))]),
  )
}
console.table(table)
await browser.close()
await server.close()
