import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { requireFirefox } from './install.mjs'

/** @import { Driver } from './driver.ts' */
/** @import { ElementHandle } from 'puppeteer-core' */

const ALERT_LIMIT_MS = 10_000

/**
 * Starts Firefox, driven by WebDriver BiDi.
 * @returns {Promise<Driver>}
 */
export async function startFirefox() {
  const executablePath = requireFirefox()
  const downloads = mkdtempSync(path.join(tmpdir(), 'site-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath,
    extraPrefsFirefox: {
      'browser.download.alwaysOpenPanel': false,
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
    },
  })
  /** @type {string[]} */
  const alerts = []

  async function openTab() {
    const context = await browser.createBrowserContext()
    const tab = await context.newPage()
    tab.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    return tab
  }
  let page = await openTab()

  /**
   * @param {(...args: any[]) => Element | null | undefined} find
   * @param {unknown[]} args
   */
  const element = async (find, ...args) => {
    const handle = await page.evaluateHandle(find, ...args)
    return /** @type {ElementHandle | null} */ (handle.asElement())
  }

  return {
    name: `Firefox ${(await browser.version()).replace(/^\D+/, '')}`,
    downloads,
    renew: async () => {
      alerts.length = 0
      await page.browserContext().close()
      page = await openTab()
    },
    open: async (address) => {
      try {
        await page.goto(address)
      } catch (error) {
        // What the page before was still loading is given up, and Firefox may lay that to this visit.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        await page.goto(address)
      }
    },
    reload: async () => {
      await page.reload()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (script, ...args) => page.evaluate(/** @type {any} */ (script), ...args),
    has: async (find, ...args) => (await element(find, ...args)) !== null,
    click: async (find, ...args) => {
      const found = await element(find, ...args)
      if (!found) throw new Error(`Nothing to click on: ${JSON.stringify(args)}`)
      await found.click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    alert: async () => {
      const limit = Date.now() + ALERT_LIMIT_MS
      while (alerts.length === 0 && Date.now() < limit) await wait(50)
      const text = alerts.shift()
      if (text === undefined) throw new Error('No alert was shown')
      return text
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}
