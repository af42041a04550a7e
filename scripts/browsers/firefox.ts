import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { launch } from 'puppeteer-core'
import { installed } from '../apt-install.mjs'

const PATHS = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']

/** One browser with one window, as a journey uses it. */
export type Driver = Awaited<ReturnType<typeof startFirefox>>

/** Starts Firefox, driven by WebDriver BiDi. */
export async function startFirefox() {
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
    /** Folder in which the browser saves its downloads. */
    downloads,
    /** Begins as a new visitor, with nothing stored; the address is one of the site's. */
    renew: async (_address: string): Promise<void> => {
      alerts.length = 0
      await page.browserContext().close()
      page = await openTab()
    },
    open: async (address: string): Promise<void> => {
      // What the page before was still loading is given up, and Firefox may lay that to this visit.
      await page.goto(address).catch((error: unknown) => {
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        return page.goto(address)
      })
    },
    /** Gives the page, not the window, this size. */
    resize: (width: number, height: number): Promise<void> => page.setViewport({ width, height }),
    /** What an expression gives in the page, or what it promises. */
    run: (source: string): Promise<unknown> => page.evaluate(source),
    /** The element that an expression gives, to be clicked on as a visitor does. */
    element: async (source: string): Promise<{ click: () => Promise<void> } | null> =>
      (await page.evaluateHandle(source)).asElement(),
    /** Types into what has the focus. */
    type: (text: string): Promise<void> => page.keyboard.type(text),
    press: (key: 'Tab' | 'Enter' | 'Escape' | 'Backspace' | 'Delete'): Promise<void> =>
      page.keyboard.press(key),
    /** Closes an alert and answers with its text; nothing where there is none. */
    alert: async (): Promise<string | undefined> => alerts.shift(),
    close: async (): Promise<void> => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}
