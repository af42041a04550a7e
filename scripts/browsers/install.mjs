import { existsSync } from 'node:fs'
import { aptInstall } from '../apt-install.mjs'

export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
export const XVFB = '/usr/bin/Xvfb'
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
]

function findFirefox() {
  const named = process.env['FIREFOX_PATH']
  return [...(named ? [named] : []), ...FIREFOX].find((file) => existsSync(file))
}

/** The path of Firefox: `FIREFOX_PATH`, else the system's, which is installed where it is missing. */
export function requireFirefox() {
  if (!findFirefox()) aptInstall('firefox-esr')
  const file = findFirefox()
  if (!file) throw new Error('No Firefox: install one, or name it in FIREFOX_PATH.')
  return file
}

/** Sees that WebKitGTK and a screen for it are there. */
export function requireWebKit() {
  if (!existsSync(WEBKIT_DRIVER)) aptInstall('webkit2gtk-driver')
  if (!existsSync(XVFB)) aptInstall('xvfb')
  if (!existsSync(WEBKIT_DRIVER) || !existsSync(XVFB))
    throw new Error('No WebKitGTK: install its WebDriver (webkit2gtk-driver) and Xvfb first.')
}
