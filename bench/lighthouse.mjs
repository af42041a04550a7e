import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findChromium, QUIET } from '../scripts/chromium.mjs'

const LIMIT_MS = 120_000
const MAX_REPORT_BYTES = 64 * 1024 * 1024
const COMMAND = 'scripts/node_modules/lighthouse/cli/index.js'

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
