import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'

const VERSION = '12.2.3'
const LIMIT_MS = 120_000
const FOLDER = path.resolve('node_modules/.bench')

/** Installs Lighthouse beside the site's own dependencies, once. */
export function installLighthouse() {
  if (existsSync(path.join(FOLDER, 'node_modules/lighthouse'))) return
  console.log(`Installing lighthouse ${VERSION} for the bench …`)
  mkdirSync(FOLDER, { recursive: true })
  execFileSync(
    'npm',
    ['install', '--prefix', FOLDER, '--no-audit', '--no-save', `lighthouse@${VERSION}`],
    { stdio: 'inherit' },
  )
}

/**
 * One mobile Lighthouse run, of a server that may be this very process.
 * @param {string} url
 * @param {string | undefined} chromePath
 */
export async function lighthouse(url, chromePath) {
  const output = path.join(FOLDER, 'report.json')
  const flags = ['--headless=new', '--disable-background-networking', '--disable-quic']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  await promisify(execFile)(
    path.join(FOLDER, 'node_modules/.bin/lighthouse'),
    [
      url,
      '--quiet',
      '--output=json',
      `--output-path=${output}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    {
      env: { ...process.env, ...(chromePath ? { CHROME_PATH: chromePath } : {}) },
      timeout: LIMIT_MS,
    },
  )
  const report = JSON.parse(readFileSync(output, 'utf8'))
  rmSync(output)
  /** @param {string} id */
  const score = (id) => Math.round(report.categories[id].score * 100)
  /** @param {string} id */
  const value = (id) => report.audits[id].numericValue
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    mainThreadMs: value('mainthread-work-breakdown'),
    failed: Object.values(report.audits)
      .filter(
        (audit) => audit.score !== null && audit.score < 1 && audit.scoreDisplayMode === 'binary',
      )
      .map((audit) => audit.id),
  }
}
