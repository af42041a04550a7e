import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { chatbot } from './support/chatbot.ts'
import { expect, test } from './support/fixtures.ts'
import { PHONE } from './support/open.ts'

const KB = 1024

/** In kB. Whoever makes a page heavier has to raise a limit here, and so decides it. */
const LIMITS_KB = {
  /** All code that loads without a touch. */
  code: 165,
  /** Everything that loads without a touch: the guides’ page shows their covers, a missing page its picture. */
  home: 250,
  downloads: 335,
  missingPage: 240,
  /** The same once the home page was scrolled to its end, which loads its pictures. */
  scrolledHome: 384,
  /** The page itself, as Brotli makes it. */
  html: 20,
}
/** Of the body. More would slow down hydration and layout on a phone. */
const ELEMENTS_LIMIT = 680
/** A server sends ten packets at first, and waits for the answer before it sends more. */
const FIRST_VIEW_LIMIT = 10 * 1460 - 292

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
function expectAtMost(bytes: ReadonlyMap<string, number>, files: RegExp, kB: number): void {
  const found = [...bytes].filter(([name]) => files.test(name)).toSorted(([, a], [, b]) => b - a)
  const list = found.map(([name, size]) => `${(size / KB).toFixed(1)} kB  ${name}`).join('\n')
  const total = found.reduce((sum, [, size]) => sum + size, 0)
  expect(found.length, 'nothing was measured').toBeGreaterThan(0)
  expect(total / KB, `more than ${kB} kB:\n${list}`).toBeLessThanOrEqual(kB)
}

test.use({
  viewport: PHONE,
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: 'no-preference' },
})

/** Waits until a second has brought nothing more. */
async function untilQuiet(page: Page, bytes: ReadonlyMap<string, number>): Promise<void> {
  const before = bytes.size
  await page.waitForTimeout(1000)
  if (bytes.size > before) await untilQuiet(page, bytes)
}

/** Opens a page and waits until everything has come that loads without a touch. */
async function openQuietly(page: Page, path: string) {
  const bytes = watchBytes(page)
  const response = await page.goto(path)
  await chatbot(page).launcher.waitFor()
  await untilQuiet(page, bytes)
  return { bytes, html: String(await response?.text()) }
}

for (const [path, limitKB] of [
  ['/', LIMITS_KB.home],
  ['/downloads', LIMITS_KB.downloads],
  ['/nao-existe', LIMITS_KB.missingPage],
] as const)
  test(`The page ${path} keeps its limits of bytes`, async ({ page, faults }) => {
    if (path === '/nao-existe') faults.expectStatus(404)
    const { bytes } = await openQuietly(page, path)
    expectAtMost(bytes, /\.js$/, LIMITS_KB.code)
    expectAtMost(bytes, /./, limitKB)
  })

test('The home page keeps its limits as it is scrolled, and its first view too', async ({
  page,
}) => {
  const { bytes, html } = await openQuietly(page, '/')
  expect(await page.locator('body *').count()).toBeLessThanOrEqual(ELEMENTS_LIMIT)
  for (const part of await page.locator('main > section, footer').all())
    await part.scrollIntoViewIfNeeded()
  await untilQuiet(page, bytes)
  expectAtMost(bytes, /./, LIMITS_KB.scrolledHome)
  const [firstView = ''] = html.split('</section>')
  expect(firstView).toContain('<h1')
  expect(brotliCompressSync(firstView).length).toBeLessThan(FIRST_VIEW_LIMIT)
  expect(brotliCompressSync(html).length / KB).toBeLessThan(LIMITS_KB.html)
})
