// Has the Nu HTML checker read every page as it is served, and the document that the scripts make of
// it, state by state. The chat's own shadow tree is not part of that text.
import assert from 'node:assert/strict'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import test from 'node:test'
import { chromium } from '@playwright/test'
import { preview } from 'vite'
import { findChromium } from './chromium.mjs'
import { checkHtml } from './html-checker.mjs'
import { reach, STATES } from './page-states.mjs'

const DIST = path.resolve(process.env['SITE_DIST'] ?? 'dist')
// Where a language has pages of its own they are checked as they are served.
const LANGUAGES = existsSync(path.join(DIST, 'ja')) ? ['pt-BR'] : ['pt-BR', 'ja-JP']
const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }

process.env['LOCAL_MAIL_RATE_LIMIT_MS'] = '0'
const server = await preview({
  build: { outDir: DIST },
  preview: { port: 0, open: false },
  logLevel: 'error',
})
const baseURL = server.resolvedUrls?.local[0]
assert.ok(baseURL, 'The preview server has no address')

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const folder = mkdtempSync(path.join(tmpdir(), 'site-html-'))
process.once('exit', () => {
  rmSync(folder, { recursive: true, force: true })
})

/** Titles of the tests, by the file that each is about. */
const checked = new Map(
  readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => [path.join(DIST, file), `${file} as it is served`]),
)

for (const language of LANGUAGES) {
  for (const state of STATES) {
    const context = await browser.newContext({
      baseURL,
      viewport: state.phone ? PHONE : DESK,
      locale: 'pt-BR',
      reducedMotion: 'reduce',
    })
    await context.addInitScript(`localStorage.setItem('language', '${language}')`)
    const page = await context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    await reach(page, state)
    await page.locator(`html[lang="${language}"]`).waitFor()
    const file = path.join(folder, `${language} ${state.name}.html`.replaceAll(' ', '-'))
    writeFileSync(file, await page.content())
    checked.set(file, `${state.name}, ${language}, after scripts`)
    await context.close()
  }
}
await browser.close()
await server.close()

const faulty = path.join(folder, 'faulty.html')
writeFileSync(faulty, '<!doctype html><html lang="pt-BR"><title>x</title><p><img src="x">')
const errors = checkHtml([...checked.keys(), faulty])

void test('The checker finds a picture without words', () => {
  assert.match(errors.get(faulty)?.join() ?? '', /must have an “?alt”? attribute/)
})

for (const [file, title] of checked) {
  void test(title, () => {
    assert.deepEqual(errors.get(file), [])
  })
}
