import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { launch } from 'puppeteer-core'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
// @ts-expect-error Its types name the folder alone, which is no module to Node.
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { installed } from '../apt-install.mjs'

const FIREFOX = ['/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  ArrowLeft: Key.ARROW_LEFT,
}

/** A handle of an element, typed here because `npm test` reads this file without its packages. */
interface Clickable {
  click: () => Promise<void>
}

/** A new visitor's browser with one window, which saves its downloads in the folder it was given. */
export interface Driver {
  open: (address: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** The value of an expression in the page, awaited. */
  run: (source: string) => Promise<unknown>
  /** Clicks, as a visitor does, on the element that an expression gives. */
  click: (source: string) => Promise<unknown>
  type: (text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  close: () => Promise<void>
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
    throw error
  })
  return {
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (source) => page.evaluate(source),
    click: async (source) => {
      const handle = await page.evaluateHandle(source)
      const element: Clickable | null = handle.asElement()
      await element?.click()
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  }
}

/** Starts WebKitGTK's own small browser by its driver, on a virtual screen. */
export async function startWebKit(home: string): Promise<Driver> {
  installed('webkit2gtk-driver', () => existsSync(WEBKIT))
  installed('xvfb', () => existsSync(SCREEN))
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  process.once('exit', () => screen.kill())
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  const env = { ...process.env, HOME: home, DISPLAY: `:${number.toString().trim()}` }
  const service = new DriverService.Builder(WEBKIT).setLoopback(true).setEnvironment(env).build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build()
  const type = (text: string) => driver.actions().sendKeys(text).perform()
  return {
    open: (address) => driver.get(address),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    run: (source) => driver.executeScript(`return ${source}`),
    click: async (source) => (await driver.executeScript<WebElement>(`return ${source}`)).click(),
    type,
    press: (key) => type(KEYS[key]),
    close: async () => {
      await driver.quit()
      await service.kill()
      screen.kill()
    },
  }
}
