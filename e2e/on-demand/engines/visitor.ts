import { mkdirSync } from 'node:fs'
import { Key } from 'selenium-webdriver'
import { STYLE_STATE } from '../../../src/boot/document-state.ts'
import { expect, siteTest } from '../../support/fixtures.ts'
import { HYDRATED_PAGE } from '../../support/open.ts'
import { startFirefox, startWebKit, type Driver } from './drivers.ts'

export const DESK_PX = 1440
const READY = `${HYDRATED_PAGE}:not([data-${STYLE_STATE}]) footer`

function createVisitor(driver: Driver, home: string) {
  const isSeen = async (selector: string) => Boolean(await driver.find(selector))
  const seen = (selector: string) => expect.poll(() => isSeen(selector), selector).toBe(true)
  const gone = (selector: string) => expect.poll(() => isSeen(selector), selector).toBe(false)
  const click = async (selector: string) => {
    // While the page fades into another theme, WebKit gives presses to its root.
    await gone(':active-view-transition')
    await seen(selector)
    const element = await driver.find(selector)
    await element?.click()
  }
  return {
    ...driver,
    seen,
    click,
    gone,
    resize: async (width: number) => {
      await driver.resize(width)
      await expect.poll(() => driver.run(() => innerWidth)).toBe(width)
    },
    visit: async (address: string) => {
      await driver.open(home + address)
      await seen(READY)
    },
    send: async (form: string, fields: Record<string, string>) => {
      const phone = `${fields['phone']}${Key.ARROW_LEFT}${Key.BACK_SPACE}0`
      await click(`${form} [autocomplete="name"]`)
      await driver.type(Object.values({ ...fields, phone }).join(Key.TAB))
      await click(`${form} [type="submit"]`)
    },
  }
}

export const test = siteTest.extend<{ visitor: ReturnType<typeof createVisitor> }>({
  visitor: async ({ browserName, origin, build }, provide, { outputDir }) => {
    mkdirSync(outputDir, { recursive: true })
    const driver = await (browserName === 'firefox' ? startFirefox : startWebKit)(outputDir)
    await driver.resize(DESK_PX)
    await provide(createVisitor(driver, origin + build.site.basePath))
    await driver.close()
  },
})
