// Every page as it is served, and as scripts change it, less the chat's shadow tree.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { installed } from '../support/apt-install.mjs'
import { expect, siteTest, test } from '../support/fixtures.ts'
import { open, PHONE } from '../support/open.ts'

// The checker's grammar of CSS is older than container units and `@property`, in which the style is written.
const CHECKER =
  '-jar e2e/on-demand/node_modules/vnu-jar/build/dist/vnu.jar --errors-only --filterpattern .*CSS:.* -'
const MOBILE_MENU = '#mobile-menu a'
const CHOICE = '[role="menuitemradio"]'

const STATES: [page: string, press: string[], seen: string][] = [
  ['/', ['header [aria-haspopup="menu"]'], CHOICE],
  ['/', ['footer [aria-haspopup="menu"]'], CHOICE],
  ['/', ['#contact [type="submit"]'], '#contact [aria-invalid="true"]'],
  ['/', ['.chatbot-launcher'], '[role="log"] .typebot-buttons-input'],
  ['/', ['footer form [type="submit"]'], 'footer [aria-invalid="true"]'],
  [
    '/downloads',
    ['main [aria-haspopup="dialog"]', 'dialog[open] [type="submit"]'],
    'dialog[open] [aria-invalid="true"]',
  ],
  ['/nada/aqui', [], 'main a'],
  ['/', ['header button[aria-expanded]:visible'], MOBILE_MENU],
]

function check(input: string): string {
  return spawnSync('java', CHECKER.split(' '), { input, encoding: 'utf8' }).stderr
}

test.beforeAll(() => {
  installed('default-jre-headless', () => spawnSync('java', ['-version']).status === 0)
})

siteTest('The checker finds a picture without words', () => {
  const faulty = '<!doctype html><html lang="pt-BR"><title>x</title><p><img src="x">'
  expect(check(faulty)).toMatch(/must have an “?alt”? attribute/)
})

siteTest('Every page as it is served', ({ build: { dist } }) => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.html')))
    expect.soft(check(readFileSync(path.join(dist, file), 'utf8')), file).toBe('')
})

for (const [address, press, seen] of STATES)
  test(`${[address, ...press].join(' ')} with ${seen}`, async ({ page, build, faults }) => {
    if (address.startsWith('/nada')) faults.expectStatus(404)
    if (seen === MOBILE_MENU) await page.setViewportSize(PHONE)
    await open(page, build.site.basePath + address)
    for (const control of press) await page.locator(control).first().click()
    await page.locator(seen).first().waitFor()
    expect(check(await page.content())).toBe('')
  })
