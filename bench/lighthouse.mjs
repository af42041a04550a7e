import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { findChromium, QUIET } from '../scripts/chromium.mjs'

const VERSION = '12.2.3'
const LIMIT_MS = 120_000
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const FOLDER = path.resolve('node_modules/.bench')
const COMMAND = path.join(FOLDER, 'node_modules/lighthouse/cli/index.js')

/** Installs Lighthouse beside the site's own dependencies, once. */
export function installLighthouse() {
  if (existsSync(COMMAND)) return
  console.log(`Installing lighthouse ${VERSION} for the bench …`)
  mkdirSync(FOLDER, { recursive: true })
  const install = `npm install --prefix ${FOLDER} --no-audit --no-fund --no-save`
  execFileSync(`${install} lighthouse@${VERSION}`, { shell: true, stdio: 'inherit' })
}

/**
 * One mobile run of a page.
 * @param {string} url
 * @returns {Promise<Record<string, number>>} figures by their names in the table
 */
export async function lighthouse(url) {
  const flags = `--chrome-flags=--headless=new ${QUIET.join(' ')}`
  const options = ['--quiet', '--output=json', '--only-categories=performance', flags]
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, url, ...options], {
    // It does not work with a Chromium that has no windows.
    env: { ...process.env, CHROME_PATH: findChromium({ shell: false }) ?? '' },
    timeout: LIMIT_MS,
    maxBuffer: MAX_REPORT_BYTES,
  })
  const { audits } = JSON.parse(stdout)
  /** @type {{ resourceType: string, transferSize: number }[]} */
  const requests = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    'FCP ms': audits['first-contentful-paint'].numericValue,
    'LCP ms': audits['largest-contentful-paint'].numericValue,
    'TBT ms': audits['total-blocking-time'].numericValue,
    'main thread ms': audits['mainthread-work-breakdown'].numericValue,
    'JavaScript kB': scripts.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    'its files': scripts.length,
  }
}
