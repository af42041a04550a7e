import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test as playwrightTest } from '@playwright/test'
import { preview } from 'vite'
import { HYDRATED_PAGE } from '../../e2e/support/open.ts'
import { builtSite } from '../built-site.ts'
import { startFirefox, startWebKit, type Driver } from './drivers.ts'
import { find, focused, hasStyle } from './in-page.ts'

/** The 404 page says so in the console; WebKit, that the aurora is told of a size in the next frame. */
const EXPECTED = /^(console: 404: .*\/nada|uncaught: ResizeObserver loop .*)$/

/**
 * Runs in the page before all else and notes what goes wrong there. WebKitGTK tells its driver
 * nothing of the console, so the page does, in both browsers alike.
 */
function watch(): void {
  const note = (...parts: unknown[]) => {
    sessionStorage.setItem(
      'faults',
      `${sessionStorage.getItem('faults') ?? ''}${parts.join(' ')}\n`,
    )
  }
  console.error = note.bind(null, 'console:')
  console.warn = note.bind(null, 'console:')
  addEventListener('unhandledrejection', ({ reason }) => note('unhandled:', reason))
  addEventListener('error', ({ message }) => note('uncaught:', message))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note('policy:', violatedDirective, blockedURI),
  )
}

/** Serves a copy of the build whose pages note their faults; the address has no slash at its end. */
async function serve(browser: string) {
  const { dist, base } = await builtSite()
  const copy = mkdtempSync(path.join(tmpdir(), `site-${browser}-`))
  cpSync(dist, copy, { recursive: true })
  writeFileSync(path.join(copy, base, 'watch.js'), `(${watch.toString()})()`)
  const files = readdirSync(copy, { recursive: true, encoding: 'utf8' })
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = path.join(copy, name)
    const html = readFileSync(file, 'utf8')
    writeFileSync(file, html.replace('<head>', `<head><script src="${base}/watch.js"></script>`))
  }
  const server = await preview({
    build: { outDir: path.join(copy, base) },
    preview: { port: 0, open: false },
    logLevel: 'error',
  })
  const stop = async () => {
    await server.close()
    rmSync(copy, { recursive: true, force: true })
  }
  return { site: String(server.resolvedUrls?.local[0]).slice(0, -1), stop }
}

/** A function that stands alone, and what it is given, as an expression for the page. */
function call<Arguments extends unknown[]>(
  script: (...args: Arguments) => unknown,
  args: Arguments,
) {
  return `(${script.toString()})(...${JSON.stringify(args)})`
}

/** What a visitor does in a browser, each step once the page is ready for it. */
function createVisitor(driver: Driver, site: string) {
  const run = async <Arguments extends unknown[], Answer>(
    script: (...args: Arguments) => Answer,
    ...args: Arguments
  ) => (await driver.run(call(script, args))) as Awaited<Answer>
  const element = (selector: string, words = '') => driver.element(call(find, [selector, words]))
  const isSeen = async (selector: string, words?: string) =>
    (await element(selector, words)) !== null
  const seen = (selector: string, words?: string) =>
    expect.poll(() => isSeen(selector, words), `${selector} ${words}`).toBe(true)
  const hydrated = async () => {
    await seen(HYDRATED_PAGE)
    await expect.poll(() => run(hasStyle)).toBe(true)
  }
  return {
    ...driver,
    run,
    hydrated,
    seen,
    open: (address: string) => driver.open(site + address),
    visit: async (address: string) => {
      await driver.open(site + address)
      await hydrated()
    },
    gone: (selector: string) => expect.poll(() => isSeen(selector), selector).toBe(false),
    click: async (selector: string, words?: string) => {
      await seen(selector, words)
      await (await element(selector, words))?.click()
    },
    focusOn: (words: string) => expect.poll(() => run(focused)).toBe(words),
    atHome: async () => {
      await expect.poll(() => run(() => location.href)).toBe(`${site}/`)
      await hydrated()
    },
  }
}

type Visitor = ReturnType<typeof createVisitor>

export const test = playwrightTest.extend<{ visitor: Visitor }, { site: string }>({
  site: [
    async ({ browserName }, provide) => {
      const { site, stop } = await serve(browserName)
      await provide(site)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  visitor: async ({ browserName, site }, provide) => {
    const driver = await (browserName === 'firefox' ? startFirefox() : startWebKit())
    await driver.resize(1440, 900)
    await provide(createVisitor(driver, site))
    const faults = String(await driver.run("sessionStorage.getItem('faults') ?? ''"))
    await driver.close()
    expect(faults.split('\n').filter((fault) => fault && !EXPECTED.test(fault))).toEqual([])
  },
})

export { expect }
