// Has the Nu HTML checker read every page as it is served, and the document that the scripts make of it,
// with what opens in it open. The chat's own shadow tree is not part of that text.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { HYDRATED_PAGE, PHONE } from '../e2e/support/open.ts'
import { readSettings, readVariables } from '../plugins/read-settings.ts'
import { installed } from './apt-install.mjs'
import { launchOptions } from './chromium.mjs'

// The checker's grammar of CSS is older than container units and `@property`, in which the style is written.
const CHECKER =
  '-jar scripts/node_modules/vnu-jar/build/dist/vnu.jar --format json --stdout --errors-only --exit-zero-always --filterpattern .*CSS:.*'
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024
const DESK = { width: 1280, height: 720 }
const CHOICE = '[role="menuitemradio"]'

const dist = process.env['SITE_DIST'] || 'dist'
const { basePath: base, parts } = readSettings(readVariables()).settings

/** A page, the controls to press in order, what shows then, whether the site has it, and the window. */
const STATES: [string, string[], string, boolean?, typeof PHONE?][] = [
  ['/', ['header [aria-haspopup="menu"]'], CHOICE],
  ['/', ['footer [aria-haspopup="menu"]'], CHOICE],
  ['/', ['#contact [type="submit"]'], '#contact [aria-invalid="true"]', parts.contact],
  ['/', ['.chatbot > button'], '.chatbot-log .typebot-buttons-input', parts.chatbot],
  ['/', ['footer form [type="submit"]'], 'footer [aria-invalid="true"]', parts.newsletter],
  [
    '/downloads',
    ['main [aria-haspopup="dialog"]', '[role="dialog"] [type="submit"]'],
    '[role="dialog"] [aria-invalid="true"]',
    parts.guides,
  ],
  ['/nada/aqui', [], `main [href="${base}/"]`],
  ['/', ['header button[aria-expanded]:visible'], '#mobile-menu a', true, PHONE],
]

const folder = mkdtempSync(path.join(tmpdir(), 'site-html-'))
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))

const pages = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [path.join(dist, file), `${file} as it is served`]),
)

const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
const browser = await chromium.launch(launchOptions())
const page = await browser.newPage({ reducedMotion: 'reduce' })
for (const [index, [address, press, seen, has = true, viewport = DESK]] of STATES.entries()) {
  if (!has) continue
  await page.setViewportSize(viewport)
  await page.goto(new URL(base + address, server.resolvedUrls?.local[0]).href)
  await page.locator(HYDRATED_PAGE).waitFor()
  for (const control of press) await page.locator(control).first().click()
  await page.locator(seen).first().waitFor()
  const file = path.join(folder, `${index}.html`)
  writeFileSync(file, await page.content())
  pages.set(file, `${address} with ${seen}`)
}
await browser.close()
await server.close()

const faulty = path.join(folder, 'faulty.html')
writeFileSync(faulty, '<!doctype html><html lang="pt-BR"><title>x</title><p><img src="x">')
installed('default-jre-headless', () => spawnSync('java', ['-version']).status === 0)
const read = [...CHECKER.split(' '), ...pages.keys(), faulty]
const { stdout, stderr } = spawnSync('java', read, { maxBuffer: MAX_OUTPUT_BYTES })
assert.ok(stdout.length > 0, `The HTML checker said nothing. ${String(stderr)}`)
const { messages } = JSON.parse(String(stdout)) as {
  messages: { url: string; message: string; extract?: string; lastLine?: number }[]
}

function errorsOf(file: string): string[] {
  return messages
    .filter(({ url }) => fileURLToPath(url) === file)
    .map(({ lastLine, message, extract }) => `line ${lastLine}: ${message} ${extract}`)
}

void test('The checker finds a picture without words', () => {
  assert.match(errorsOf(faulty).join(), /must have an “?alt”? attribute/)
})
for (const [file, title] of pages) void test(title, () => assert.deepEqual(errorsOf(file), []))
