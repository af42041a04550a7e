// Prints how fast the built site is on a slow phone: npm run bench. Medians in milliseconds.
import type { Browser } from '@playwright/test'
import { ROUTES } from '../../src/site/routes.ts'
import { siteTest } from '../support/fixtures.ts'
import { HYDRATED_PAGE, PHONE, slowDown } from '../support/open.ts'
import { site } from '../support/site.ts'

const RUNS = 7
/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms to and fro, and the processor at a quarter. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
}

async function readFigures() {
  const hydrated = performance.now()
  const entries: PerformanceEntryList = []
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()))
  for (const type of ['paint', 'largest-contentful-paint', 'longtask'])
    observer.observe({ type, buffered: true })
  await new Promise((resolve) => setTimeout(resolve, 1500))
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

async function timeVisit(browser: Browser, address: string) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await slowDown(page)
  await page.goto(address, { waitUntil: 'commit' })
  await page.locator(HYDRATED_PAGE).waitFor({ state: 'attached' })
  const figures = await page.evaluate(readFigures)
  await page.close()
  return figures
}

function median(values: number[]): number {
  return Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
}

siteTest.use({
  viewport: PHONE,
  isMobile: true,
  hasTouch: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

siteTest('The pages on a slow phone', async ({ browser }) => {
  const downloads = site.parts.guides ? [ROUTES.downloads.path] : []
  for (const path of [ROUTES.home.path, ...downloads]) {
    const runs: Record<string, number>[] = []
    while (runs.length < RUNS) runs.push(await timeVisit(browser, site.basePath + path))
    const names = Object.keys(runs[0] ?? {})
    const medians = names.map((name) => [name, median(runs.map((figures) => figures[name] ?? 0))])
    console.table({ [path]: Object.fromEntries(medians) })
  }
})
