import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { requireWebKit, WEBKIT_DRIVER, XVFB } from './install.mjs'

/** @import { Driver } from './driver.ts' */
/** @import { WebElement } from 'selenium-webdriver' */

const LIMIT_MS = 10_000
/** Takes the room from the toolbar, whose least width is greater than a phone's. */
const STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }'

/** @type {Record<import('./driver.ts').Key, string | undefined>} */
const KEYS = {
  Tab: Key['TAB'],
  Enter: Key['ENTER'],
  Escape: Key['ESCAPE'],
  Backspace: Key['BACK_SPACE'],
  Delete: Key['DELETE'],
}

/** A screen of its own, without a window manager. */
async function startScreen() {
  const screen = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  process.once('exit', () => screen.kill())
  const said = /** @type {import('node:stream').Readable} */ (screen.stdio[3])
  const [number] = await once(said, 'data')
  return { display: `:${String(number).trim()}`, stop: () => screen.kill() }
}

/**
 * A home for the browser, with its style and its place for downloads.
 * @param {string} home
 */
function furnish(home) {
  const settings = path.join(home, '.config')
  const downloads = path.join(home, 'downloads')
  mkdirSync(path.join(settings, 'gtk-3.0'), { recursive: true })
  mkdirSync(downloads)
  writeFileSync(path.join(settings, 'gtk-3.0', 'gtk.css'), STYLE)
  writeFileSync(path.join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { downloads, env: { HOME: home, XDG_CONFIG_HOME: settings } }
}

/**
 * Starts WebKitGTK's own small browser, driven by WebDriver.
 * @returns {Promise<Driver>}
 */
export async function startWebKit() {
  requireWebKit()
  const home = mkdtempSync(path.join(tmpdir(), 'site-webkit-'))
  const { downloads, env } = furnish(home)
  const screen = await startScreen()
  const service = new DriverService.Builder(WEBKIT_DRIVER)
    .setLoopback(true)
    .setEnvironment({ ...process.env, ...env, DISPLAY: screen.display })
    .build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' })
    .build()

  /** @type {Driver['run']} */
  const run = async (script, ...args) =>
    /** @type {any} */ (await driver.executeScript(script, ...args))
  /**
   * @param {(...args: any[]) => Element | null | undefined} find
   * @param {unknown[]} args
   */
  const element = async (find, ...args) =>
    /** @type {WebElement | null} */ (await driver.executeScript(find, ...args))
  const size = () => run(() => [window.innerWidth, window.innerHeight])

  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).get('browserVersion')}`,
    downloads,
    run,
    renew: async (address) => {
      await driver.get(address)
      await run(() => {
        localStorage.clear()
        sessionStorage.clear()
      })
    },
    open: (address) => driver.get(address),
    reload: () => driver.navigate().refresh(),
    resize: async (width, height) => {
      const limit = Date.now() + LIMIT_MS
      do {
        const bars = await run(() => window.outerHeight - window.innerHeight)
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + bars })
        await wait(100)
        if (Date.now() > limit) throw new Error(`The page is ${String(await size())}`)
      } while (String(await size()) !== `${width},${height}`)
    },
    has: async (find, ...args) => (await element(find, ...args)) !== null,
    click: async (find, ...args) => {
      const found = await element(find, ...args)
      if (!found) throw new Error(`Nothing to click on: ${JSON.stringify(args)}`)
      await found.click()
    },
    type: (text) =>
      driver
        .actions()
        .sendKeys(text.replaceAll('\n', KEYS.Enter ?? ''))
        .perform(),
    press: (key) =>
      driver
        .actions()
        .sendKeys(KEYS[key] ?? '')
        .perform(),
    alert: async () => {
      const limit = Date.now() + LIMIT_MS
      for (;;) {
        try {
          const alert = driver.switchTo().alert()
          const text = await alert.getText()
          await alert.accept()
          return text
        } catch (error) {
          if (Date.now() > limit) throw error
          await wait(50)
        }
      }
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit()
      await service.kill()
      screen.stop()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
