import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from 'puppeteer-core'
import { installed } from '../apt-install.mjs'
import type { Driver } from './driver.ts'

const PATHS = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox(): Promise<Driver> {
  const downloads = mkdtempSync(path.join(tmpdir(), 'site-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    protocol: 'webDriverBiDi',
    executablePath: installed('firefox-esr', () => PATHS.find((file) => existsSync(file))),
    extraPrefsFirefox: {
      'browser.download.alwaysOpenPanel': false,
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
    },
  })
  const alerts: string[] = []

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

  return {
    downloads,
    renew: async () => {
      alerts.length = 0
      await page.browserContext().close()
      page = await openTab()
    },
    open: async (address) => {
      // What the page before was still loading is given up, and Firefox may lay that to this visit.
      await page.goto(address).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return page.goto(address)
      })
    },
    resize: (width, height) => page.setViewport({ width, height }),
    run: (source) => page.evaluate(source),
    element: async (source) => {
      const handle = await page.evaluateHandle(source)
      return handle.asElement()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    alert: async () => alerts.shift(),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}
