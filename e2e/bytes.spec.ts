import { existsSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
/** What comes by itself comes within three seconds of the load; the preview after five. */
const QUIET_MS = 6000

/**
 * What an owner's own texts, entries and pictures may add, in kB and in elements, to the limits below,
 * which are of the code: nothing while the site's words are the specification's, whose folder an owner
 * deletes.
 */
const OWN_CONTENT = existsSync('e2e/specification')
  ? { html: 0, code: 0, all: 0, elements: 0 }
  : { html: 10, code: 10, all: 120, elements: 600 }

/** Bytes of everything that a page fetches, as gzip makes them where a host compresses. */
function watchBytes(page: Page): Map<string, number> {
  const bytes = new Map<string, number>()
  page.on('response', async (response) => {
    const { pathname } = new URL(response.url())
    if (/^\/(?:__|api)/.test(pathname)) return
    const body = await response.body().catch(() => Buffer.alloc(0))
    const compressed = /\.(?:js|css|svg)$|\/$|^\/[^.]*$/.test(pathname)
    bytes.set(pathname, compressed ? gzipSync(body, { level: 9 }).length : body.length)
  })
  return bytes
}

/** Fails with every file and its bytes, so that the one that grew is seen. */
function expectAtMost(
  bytes: ReadonlyMap<string, number>,
  files: RegExp,
  limit: { kB: number; files?: number },
) {
  const found = [...bytes].filter(([name]) => files.test(name)).toSorted(([, a], [, b]) => b - a)
  const list = found.map(([name, size]) => `${(size / 1000).toFixed(1)} kB  ${name}`).join('\n')
  const total = found.reduce((sum, [, size]) => sum + size, 0)
  expect(found.length, 'nothing was measured').toBeGreaterThan(0)
  expect(total / 1000, `more than ${limit.kB} kB:\n${list}`).toBeLessThanOrEqual(limit.kB)
  if (limit.files) expect(found.length, `too many files:\n${list}`).toBeLessThanOrEqual(limit.files)
}

test.use({ ...PHONE, contextOptions: { reducedMotion: 'no-preference' } })

test('Without a touch a page asks for no more than it needs', async ({ newContext, faults }) => {
  faults.expect(/404/)
  const limits = [
    { path: '/', html: 18.1, code: { kB: 105, files: 9 }, all: 185 },
    { path: '/downloads', html: 11.3, code: { kB: 105, files: 11 }, all: 287 },
    { path: '/nao-existe', html: 9, code: { kB: 108, files: 11 }, all: 198 },
  ]
  // Side by side, each with a cache of its own: the wait is the same for all.
  const measured = limits.map(async ({ path, html, code, all }) => {
    const page = await (await newContext()).newPage()
    const bytes = watchBytes(page)
    await page.goto(path, { waitUntil: 'load' })
    await page.waitForTimeout(QUIET_MS)
    expectAtMost(bytes, new RegExp(`^${path}$`), { kB: html + OWN_CONTENT.html })
    expectAtMost(bytes, /\.js$/, { ...code, kB: code.kB + OWN_CONTENT.code })
    expectAtMost(bytes, /./, { kB: all + OWN_CONTENT.all })
  })
  await Promise.all(measured)
})

test('The home page comes in the first ten packets of a connection', async ({ request }) => {
  const html = await (await request.get('/')).body()
  const packets = brotliCompressSync(html).length / 1460
  // The rest is for the headers.
  expect(packets).toBeLessThanOrEqual(9.8 + OWN_CONTENT.html / 1.46)
})

test('The home page scrolled to its end stays within its bytes and elements', async ({ page }) => {
  const bytes = watchBytes(page)
  await page.goto('/', { waitUntil: 'load' })
  expect(await page.locator('*').count()).toBeLessThanOrEqual(700 + OWN_CONTENT.elements)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let y = 0; y < height; y += PHONE.viewport.height / 2) {
    await page.evaluate((top) => window.scrollTo(0, top), y)
    await page.waitForTimeout(80)
  }
  await page.waitForLoadState('networkidle')
  expectAtMost(bytes, /./, { kB: 380 + OWN_CONTENT.all })
})
