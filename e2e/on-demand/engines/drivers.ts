import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { Builder } from 'selenium-webdriver'
// @ts-expect-error Its types name the folder alone, which is no module to Node.
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { installed } from '../../support/apt-install.mjs'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const HEIGHT = 900

export interface Driver {
  open: (address: string) => Promise<unknown>
  resize: (width: number) => Promise<unknown>
  run: <Answer>(script: () => Answer) => Promise<Awaited<Answer>>
  find: (selector: string) => Promise<{ click: () => Promise<void> } | null>
  type: (text: string) => Promise<void>
  close: () => Promise<void>
}

function firstShown(selector: string): Element | undefined {
  return [...document.querySelectorAll(selector)].find((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
}

/** Starts Firefox by WebDriver BiDi, as Debian has no geckodriver. */
export async function startFirefox(downloads: string): Promise<Driver> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox-esr', () => FIREFOX.find((file) => existsSync(file))),
    extraPrefsFirefox: { 'browser.download.dir': downloads, 'browser.download.folderList': 2 },
  })
  const page = await browser.newPage()
  page.on('pageerror', (error) => {
    // A file that does not come is no error of the page.
    if (!String(error).includes('Loading module from')) throw error
  })
  return {
    open: (address) => page.goto(address),
    resize: (width) => page.setViewport({ width, height: HEIGHT }),
    run: (script) => page.evaluate(script),
    find: async (selector) => (await page.evaluateHandle(firstShown, selector)).asElement(),
    type: (text) => page.keyboard.type(text),
    close: () => browser.close(),
  }
}

export async function startWebKit(home: string): Promise<Driver> {
  installed('webkit2gtk-driver', () => existsSync(WEBKIT))
  installed('xvfb', () => existsSync(SCREEN))
  const screen = spawn(SCREEN, ['-displayfd', '1', '-terminate', '-screen', '0', '1600x1200x24'])
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = { ...process.env, HOME: home, DISPLAY: `:${number.toString().trim()}` }
  const service = new DriverService.Builder(WEBKIT).setLoopback(true).setEnvironment(env).build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  return {
    open: (address) => driver.get(address),
    resize: (width) => driver.manage().window().setRect({ x: 0, y: 0, width, height: HEIGHT }),
    run: (script) => driver.executeScript(script),
    find: (selector) => driver.executeScript(firstShown, selector),
    type: (text) => driver.actions().sendKeys(text).perform(),
    close: async () => {
      await driver.quit()
      await service.kill()
    },
  }
}
