// Prints how fast the built site is: bytes, Lighthouse, distance to a plain page, response times.
// Run `npm run build` first. `npm run bench -- 3` takes the medians of three runs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { aptInstall } from '../scripts/apt-install.mjs'
import { findChromium } from '../scripts/chromium.mjs'
import { bytesByKind } from './bytes.mjs'
import { interactionTimes } from './interactions.mjs'
import { installLighthouse, lighthouse } from './lighthouse.mjs'
import { plainPage } from './plain-page.mjs'
import { serve } from './server.mjs'

const DIST = 'dist'
// Each page, and the address of the plain one that it is held against.
const PAGES = {
  '/': { file: 'index.html', plain: '/__plain/' },
  '/downloads/': { file: 'downloads/index.html', plain: '/__plain/downloads/' },
}
const RUNS = Number(process.argv[2] ?? 1)

/** @param {number[]} values */
function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** @param {number} bytes */
const kB = (bytes) => (bytes / 1000).toFixed(1)

/** @param {string[][]} rows */
function table(rows) {
  const [head = [], ...body] = rows
  const lines = [head, head.map(() => '---'), ...body]
  console.log(`\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}`)
}

// Lighthouse does not work with a Chromium without windows.
if (!findChromium({ shell: false })) aptInstall('chromium')
const chrome = findChromium({ shell: false })
installLighthouse()
for (const { file, plain } of Object.values(PAGES)) {
  mkdirSync(`${DIST}${plain}`, { recursive: true })
  writeFileSync(`${DIST}${plain}index.html`, plainPage(DIST, file))
}
const server = await serve(`${process.cwd()}/${DIST}`, 'br')
const gzipServer = await serve(`${process.cwd()}/${DIST}`, 'gzip')

console.log(
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpus()[0]?.model}), load ${loadavg()[0]?.toFixed(1)}, ${RUNS} run(s)`,
)

const { firstView, wholePage } = await bytesByKind(`${gzipServer.origin}/`, chrome)
const kinds = Object.keys(wholePage).toSorted()
/** @param {Record<string, number>} bytes */
const total = (bytes) => Object.values(bytes).reduce((sum, value) => sum + value, 0)
table([
  ['home page on a phone, kB on the wire, gzip', 'until loaded', 'scrolled to the end'],
  ...kinds.map((kind) => [kind, kB(firstView[kind] ?? 0), kB(wholePage[kind] ?? 0)]),
  ['**all**', kB(total(firstView)), kB(total(wholePage))],
])

const pages = Object.entries(PAGES).flatMap(([page, { plain }]) => [page, plain])
/** @type {Record<string, Awaited<ReturnType<typeof lighthouse>>[]>} */
const reports = {}
for (let run = 0; run < RUNS; run += 1)
  for (const page of pages)
    (reports[page] ??= []).push(await lighthouse(server.origin + page, chrome))

/**
 * @param {string} name
 * @param {'performance' | 'accessibility' | 'bestPractices' | 'seo' | 'fcpMs' | 'lcpMs' | 'tbtMs' | 'mainThreadMs' | 'cls'} key
 */
const figure = (name, key) => median((reports[name] ?? []).map((report) => report[key]))
table([
  [
    'Lighthouse, mobile, Brotli',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'FCP ms',
    'LCP ms',
    'TBT ms',
    'main thread ms',
    'CLS',
  ],
  ...pages.map((name) => [
    name,
    String(figure(name, 'performance')),
    String(figure(name, 'accessibility')),
    String(figure(name, 'bestPractices')),
    String(figure(name, 'seo')),
    figure(name, 'fcpMs').toFixed(0),
    figure(name, 'lcpMs').toFixed(0),
    figure(name, 'tbtMs').toFixed(0),
    figure(name, 'mainThreadMs').toFixed(0),
    figure(name, 'cls').toFixed(3),
  ]),
])
for (const [name, { plain }] of Object.entries(PAGES)) {
  const fcp = figure(name, 'fcpMs') / figure(plain, 'fcpMs')
  const lcp = figure(name, 'lcpMs') / figure(plain, 'lcpMs')
  console.log(`${name} to its plain page: FCP ${fcp.toFixed(2)}, LCP ${lcp.toFixed(2)}`)
  const failed = new Set((reports[name] ?? []).flatMap((report) => report.failed))
  if (failed.size > 0) console.log(`  not passed: ${[...failed].join(', ')}`)
}

/** @type {{ name: string, ms: number }[][]} */
const times = []
for (let run = 0; run < RUNS; run += 1) times.push(await interactionTimes(server.origin, chrome))
table([
  ['event to next paint, processor slowed 4×', 'ms'],
  ...(times[0] ?? []).map(({ name }, index) => [
    name,
    median(times.map((run) => run[index]?.ms ?? Number.NaN)).toFixed(0),
  ]),
])
server.close()
gzipServer.close()
process.exit(0)
