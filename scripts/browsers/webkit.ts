import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { installed } from '../apt-install.mjs'
import { freePort } from '../free-port.mjs'
import type { Driver } from './firefox.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const SCREEN = '/usr/bin/Xvfb'
/** By this name WebDriver passes elements. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Takes the room from the toolbar, whose least width is greater than a phone's. */
const STYLE = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border: 0; font-size: 1px }'
const KEYS = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  Backspace: '\uE003',
  Delete: '\uE017',
}

/** Starts a screen, without a window manager, and gives its number. */
async function startScreen() {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1600x1200x24'])
  const [number] = (await once(screen.stdout, 'data')) as [Buffer]
  return { screen, display: `:${number.toString().trim()}` }
}

/** Makes a home for the browser, with its style and its place for downloads. */
function furnish() {
  const home = mkdtempSync(path.join(tmpdir(), 'site-webkit-'))
  const downloads = path.join(home, 'downloads')
  mkdirSync(path.join(home, 'gtk-3.0'))
  mkdirSync(downloads)
  writeFileSync(path.join(home, 'gtk-3.0/gtk.css'), STYLE)
  writeFileSync(path.join(home, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return { home, downloads }
}

/** Asks a WebDriver for what a command gives; one without a body is only read. */
async function command(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, body && { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(JSON.stringify(value))
  return value
}

/** Starts WebKitGTK's own small browser, driven by WebDriver. */
export async function startWebKit(): Promise<Driver> {
  installed('webkit2gtk-driver', () => existsSync(DRIVER))
  installed('xvfb', () => existsSync(SCREEN))
  const { home, downloads } = furnish()
  const { screen, display } = await startScreen()
  const port = await freePort()
  const env = { ...process.env, HOME: home, XDG_CONFIG_HOME: home, DISPLAY: display }
  const service = spawn(DRIVER, [`--port=${port}`], { env, stdio: 'ignore' })
  process.once('exit', () => {
    service.kill()
    screen.kill()
  })
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await wait(50)
  const alwaysMatch = { browserName: 'MiniBrowser', unhandledPromptBehavior: 'ignore' }
  const opened = await command(`${server}/session`, { capabilities: { alwaysMatch } })
  const session = `${server}/session/${(opened as { sessionId: string }).sessionId}`

  async function post(name: string, body = {}): Promise<void> {
    await command(`${session}/${name}`, body)
  }
  const run = (source: string) =>
    command(`${session}/execute/sync`, { script: `return ${source}`, args: [] })
  const type = (text: string) => {
    const actions = text.split('').flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    return post('actions', { actions: [{ type: 'key', id: 'keys', actions }] })
  }

  return {
    downloads,
    run,
    renew: async (address) => {
      await post('url', { url: address })
      await run('[localStorage, sessionStorage].forEach((storage) => storage.clear())')
    },
    open: (url) => post('url', { url }),
    resize: async (width, height) => {
      do {
        const bars = Number(await run('outerHeight - innerHeight'))
        await post('window/rect', { x: 0, y: 0, width, height: height + bars })
        await wait(100)
      } while ((await run('`${innerWidth},${innerHeight}`')) !== `${width},${height}`)
    },
    element: async (source) => {
      const found = (await run(source)) as Record<string, string> | null
      return found && { click: () => post(`element/${found[ELEMENT]}/click`) }
    },
    type,
    press: (key) => type(KEYS[key]),
    alert: async () => {
      const text = await command(`${session}/alert/text`).catch(() => undefined)
      if (text !== undefined) await post('alert/accept')
      return text as string | undefined
    },
    close: async () => {
      await fetch(session, { method: 'DELETE' })
      service.kill()
      screen.kill()
      rmSync(home, { recursive: true, force: true })
    },
  }
}
