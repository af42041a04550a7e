import { mkdirSync } from 'node:fs'
import { expect, test as playwrightTest } from '@playwright/test'
import { preview } from 'vite'
import { HYDRATED_PAGE } from '../../e2e/support/open.ts'
import { startFirefox, startWebKit, type Driver } from './drivers.ts'

export const DESK = 1440
const HEIGHT = 900
const CLICK_LIMIT_MS = 10_000

function firstSeen(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Runs in the page: whether the whole style is there, which comes after the first paint. */
function hasStyle(): boolean {
  return [...document.styleSheets].some(({ href }) => href?.includes('/assets/style-'))
}

/** A call of a self-contained function as an expression for the page. */
function call<Given extends unknown[]>(script: (...given: Given) => unknown, ...given: Given) {
  return `(${script.toString()})(...${JSON.stringify(given)})`
}

/** What a visitor does on a site whose address ends without a slash, each step once the page is ready for it. */
function createVisitor(driver: Driver, site: string, downloads: string) {
  const run = async <Given extends unknown[], Answer>(
    script: (...given: Given) => Answer,
    ...given: Given
  ) => (await driver.run(call(script, ...given))) as Awaited<Answer>
  const isSeen = (selector: string) => driver.run(`Boolean(${call(firstSeen, selector)})`)
  const seen = (selector: string) => expect.poll(() => isSeen(selector), selector).toBe(true)
  // WebKit may call an element not interactable while the page fades into another theme.
  const click = (selector: string) =>
    expect(async () => {
      await seen(selector)
      await driver.click(call(firstSeen, selector))
    }).toPass({ timeout: CLICK_LIMIT_MS })
  return {
    ...driver,
    site,
    downloads,
    run,
    seen,
    click,
    gone: (selector: string) => expect.poll(() => isSeen(selector), selector).toBe(false),
    resize: async (width: number) => {
      await driver.resize(width, HEIGHT)
      await expect.poll(() => run(() => innerWidth)).toBe(width)
    },
    visit: async (address: string) => {
      await driver.open(site + address)
      await seen(HYDRATED_PAGE)
      await expect.poll(() => run(hasStyle)).toBe(true)
    },
    /** Writes into a form by keyboard, correcting a digit within the phone, and sends it. */
    send: async (form: string, fields: Record<string, string>) => {
      await click(`${form} [autocomplete="name"]`)
      for (const [name, text] of Object.entries(fields)) {
        await driver.type(text)
        if (name === 'phone') {
          await driver.press('ArrowLeft')
          await driver.press('Backspace')
          await driver.type('0')
        }
        await driver.press('Tab')
      }
      await click(`${form} [type="submit"]`)
    },
  }
}

export const test = playwrightTest.extend<{ visitor: ReturnType<typeof createVisitor> }>({
  visitor: async ({ browserName }, provide, { outputDir }) => {
    const server = await preview({ preview: { port: 0, open: false }, logLevel: 'error' })
    const site = String(server.resolvedUrls?.local[0]).slice(0, -1)
    mkdirSync(outputDir, { recursive: true })
    const driver = await (browserName === 'firefox' ? startFirefox : startWebKit)(outputDir)
    await driver.resize(DESK, HEIGHT)
    await provide(createVisitor(driver, site, outputDir))
    await driver.close()
    await server.close()
  },
})

export { expect }
