import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from 'puppeteer-core'
import { Builder, Key } from 'selenium-webdriver'
import { DriverService } from 'selenium-webdriver/remote/index.js'
import { installed } from '../apt-install.mjs'

const FIREFOX = [process.env['FIREFOX_PATH'] ?? '', '/usr/bin/firefox-esr', '/usr/bin/firefox']
const WEBKIT = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/** Takes the room from the toolbar, whose least width is greater than a phone's. */
const NARROW = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }'
const KEYS = {
  Tab: Key.TAB,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Backspace: Key.BACK_SPACE,
  Delete: Key.DELETE,
}

interface Clickable {
  click: () => Promise<void>
}

/** A new visitor's browser with one window. */
export interface Driver {
  /** Folder in which the browser saves its downloads. */
  downloads: string
  open: (address: string) => Promise<unknown>
  /** Gives the page, not the window, this size. */
  resize: (width: number, height: number) => Promise<void>
  /** What an expression gives in the page, or what it promises. */
  run: (source: string) => Promise<unknown>
  /** The element that an expression gives, to be clicked on as a visitor does. */
  element: (source: string) => Promise<Clickable | null>
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>
  press: (key: keyof typeof KEYS) => Promise<void>
  /** Closes an alert and answers with its text; nothing where there is none. */
  alert: () => Promise<string | undefined>
  close: () => Promise<void>
}

/** Firefox speaks WebDriver BiDi itself, so that it needs no geckodriver, which Debian does not have. */
export async function startFirefox(): Promise<Driver> {
  const downloads = mkdtempSync(path.join(tmpdir(), 'site-firefox-'))
  const browser = await launch({
    browser: 'firefox',
    executablePath: installed('firefox-esr', () => FIREFOX.find((file) => existsSync(file))),
    extraPrefsFirefox: {
      'browser.download.alwaysOpenPanel': false,
      'browser.download.dir': downloads,
      'browser.download.folderList': 2,
    },
  })
  const page = await browser.newPage()
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  return {
    downloads,
    open: (address) => page.goto(address),
    resize: (width, height) => page.setViewport({ width, height }),
    run: (source) => page.evaluate(source),
    element: async (source) => (await page.evaluateHandle(source)).asElement(),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    alert: async () => alerts.shift(),
    close: async () => {
      await browser.close()
      rmSync(downloads, { recursive: true, force: true })
    },
  }
}

/** WebKitGTK's own small browser, on a screen without a window manager. */
export async function startWebKit(): Promise<Driver> {
  installed('webkit2gtk-driver', () => existsSync(WEBKIT))
  installed('xvfb', () => existsSync(SCREEN))
  const home = mkdtempSync(path.join(tmpdir(), 'site-webkit-'))
  const downloads = path.join(home, 'downloads')
  for (const folder of ['gtk-3.0', 'downloads']) mkdirSync(path.join(home, folder))
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), NARROW)
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)

  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  process.once('exit', () => screen.kill())
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  const DISPLAY = `:${number.toString().trim()}`
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY }
  const service = new DriverService.Builder(WEBKIT).setLoopback(true).setEnvironment(env).build()
  const driver = await new Builder()
    .usingServer(await service.start())
    .withCapabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' })
    .build()

  const run = (source: string) => driver.executeScript<unknown>(`return ${source}`)
  const type = (text: string) => driver.actions().sendKeys(text).perform()
  return {
    downloads,
    run,
    open: (address) => driver.get(address),
    resize: async (width, height) => {
      do {
        const bars = Number(await run('outerHeight - innerHeight'))
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + bars })
        await wait(100)
      } while ((await run('`${innerWidth},${innerHeight}`')) !== `${width},${height}`)
    },
    element: (source) => driver.executeScript<Clickable | null>(`return ${source}`),
    type,
    press: (key) => type(KEYS[key]),
    alert: async () => {
      const alert = await Promise.resolve(driver.switchTo().alert()).catch(() => undefined)
      const text = await alert?.getText()
      await alert?.accept()
      return text
    },
    close: async () => {
      await driver.quit()
      await service.kill()
      screen.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
