// Serves the build by a real nginx with the shipped configuration and asks for what matters. What it
// should answer is read from the header file of the other hosts, so that the two cannot differ.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import test, { after } from 'node:test'
import { startNginx } from './nginx.mjs'

const DIST = process.env['SITE_DIST'] ?? 'dist'
/** Folder of the host in which the build is: it was made with the same setting. */
const BASE = (process.env['VITE_BASE_PATH'] ?? '/').slice(0, -1)
const SITE = path.join(DIST, BASE)
const UPGRADE = '; upgrade-insecure-requests'
const server = await startNginx(DIST)
after(() => server.stop())

/**
 * A path of the site exactly as it is written: `fetch` would tidy it up first.
 * @param {string} address
 * @param {{ headers?: Record<string, string>, method?: string, origin?: string, base?: string }} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function ask(address, { headers = {}, method = 'GET', origin = server.origin, base = BASE } = {}) {
  const { request } = origin.startsWith('https') ? https : http
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    request(
      {
        hostname,
        port,
        path: `${base}${address}`,
        method,
        headers,
        agent: false,
        rejectUnauthorized: false,
      },
      (response) => {
        /** @type {Buffer[]} */
        const parts = []
        response.on('data', (part) => parts.push(part))
        response.on('end', () => {
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          })
        })
      },
    )
      .on('error', reject)
      .end()
  })
}

/**
 * The header file, by the paths of its rules.
 * @returns {Map<string, Record<string, string>>}
 */
function readRules() {
  const read = new Map()
  let headers = {}
  for (const line of readFileSync(path.join(DIST, '_headers'), 'utf8')
    .split('\n')
    .filter(Boolean)) {
    const [, name, value] = /^ +([^:]+): (.+)$/.exec(line) ?? []
    if (name && value) Object.assign(headers, { [name.toLowerCase()]: value })
    else read.set(line, (headers = {}))
  }
  return read
}

const rules = readRules()

/**
 * Fails unless each header of the rules is there, with its value.
 * @param {http.IncomingHttpHeaders} headers
 * @param {string[]} paths
 */
function assertHeaders(headers, ...paths) {
  const given = ['/*', ...paths].map((rule) => rules.get(BASE + rule))
  assert.ok(given.every(Boolean), `_headers has nothing for one of ${paths.join()}`)
  for (const [name, value] of Object.entries(Object.assign({}, ...given)))
    assert.equal(headers[name], value.replace(UPGRADE, ''), `${name} of ${paths.join()}`)
}

const assets = readdirSync(path.join(SITE, 'assets')).filter((file) => !/\.(br|gz)$/.test(file))
// Not the entry: it is too small for a compressed copy.
const script = `/assets/${assets.find((file) => /^site-.*\.js$/.test(file))}`

for (const [address, rule] of [
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/downloads', '/downloads'],
  ['/downloads/', '/downloads'],
  ['/download', '/download'],
  ['/download/eyJpZCI6IjEifQ', '/download/:token'],
  ['/download/a+b%2Bc%3D%3D', '/download/:token'],
  ['/download/eyJ/', '/download/:token'],
]) {
  void test(`${address} is answered with its page and its headers`, async () => {
    const { status, headers, body } = await ask(String(address))
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assertHeaders(headers, String(rule))
    assert.match(body.toString(), /<div id="root">/)
  })
}

const MISSING = [
  '/nada',
  '/nada/mais',
  '/Downloads',
  '/download/a/b',
  '/downloads/x',
  '/downloads//',
  '//downloads',
  '/download//x',
  `/${script}`,
  '/assets/',
  '/assets/index-missing.js',
  '/images',
  '/images/missing.png',
  '/pdfs/missing.pdf',
  '/index.html',
  '/404.html',
  '/downloads/index.html',
  `${script}.br`,
  `${script}.gz`,
  `${script}.map`,
  '/_headers',
  '/_redirects',
  '/_nginx.conf',
  '/vercel.json',
  '/.env',
  '/.git/config',
  '/package.json',
  '/src/main.tsx',
  '/assets/../_headers',
  '/assets/..%2f_headers',
  '/%2e%2e/etc/passwd',
  '/assets/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
]
for (const address of MISSING) {
  void test(`${address} is not there`, async () => {
    const { status, headers, body } = await ask(address)
    // Where a path would climb out of the root nginx does not even look for a page.
    if (status === 400) return assert.match(address, /%2e%2e|\.\./)
    assert.equal(status, 404)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assertHeaders(headers)
    assert.ok(body.equals(readFileSync(path.join(SITE, '404.html'))))
  })
}

void test('Every file of the build is served whole, with a type and its caching', async () => {
  const folders = ['assets', 'flags', 'icons', 'images', 'pdfs']
  for (const folder of folders) {
    for (const file of readdirSync(path.join(SITE, folder)).filter(
      (name) => !/\.(br|gz)$/.test(name),
    )) {
      const { status, headers, body } = await ask(`/${folder}/${encodeURIComponent(file)}`)
      assert.equal(status, 200, file)
      assert.notEqual(headers['content-type'], 'application/octet-stream', file)
      assertHeaders(headers, `/${folder}/*`)
      assert.ok(body.equals(readFileSync(path.join(SITE, folder, file))), file)
    }
  }
})

void test('What has no hash in its name at the top is checked again each time', async () => {
  for (const [file, type] of Object.entries({
    '/robots.txt': 'text/plain; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/favicon.ico': 'image/x-icon',
  })) {
    const { status, headers } = await ask(file)
    assert.equal(status, 200, file)
    assert.equal(headers['content-type'], type)
    assert.equal(headers['cache-control'], 'no-cache', file)
  }
})

void test('A page that has not changed is not sent again', async () => {
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'If-None-Match': String(headers.etag) } })
  assert.equal(again.status, 304)
  assert.equal(again.body.length, 0)
  assertHeaders(again.headers, '/')
})

for (const [coding, ending] of [['gzip', 'gz'], ...(server.brotli ? [['br', 'br']] : [])]) {
  void test(`Pages, scripts and the 404 page are sent in ${coding} as the build wrote them`, async () => {
    for (const [address, file] of [
      ['/', 'index.html'],
      ['/download/eyJ', 'download/index.html'],
      [script, script],
      ['/nada', '404.html'],
    ]) {
      const { headers, body } = await ask(String(address), {
        headers: { 'Accept-Encoding': String(coding) },
      })
      assert.equal(headers['content-encoding'], coding, address)
      assert.equal(headers['vary'], 'Accept-Encoding')
      assert.ok(body.equals(readFileSync(path.join(SITE, `${file}.${ending}`))), address)
    }
  })
}

void test('Over https, and there alone, what is insecure is upgraded', async () => {
  const policy = String(rules.get(`${BASE}/*`)?.['content-security-policy'])
  const encrypted = await ask('/', { origin: server.secureOrigin })
  assert.equal(encrypted.headers['content-security-policy'], policy)
  const plain = await ask('/')
  assert.equal(plain.headers['content-security-policy'], policy.replace(UPGRADE, ''))
  assert.notEqual(policy, policy.replace(UPGRADE, ''))
})

void test('Nothing but reading is answered, and the server does not say its version', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await ask('/', { method })).status, 405)
  assert.equal((await ask('/', { method: 'HEAD' })).body.length, 0)
  assert.equal((await ask('/')).headers['server'], 'nginx')
})

if (BASE)
  void test('Above its folder there is nothing of the site but the way in', async () => {
    const { status, headers } = await ask('', {})
    assert.equal(status, 301)
    assert.equal(headers['location'], `${BASE}/`)
    for (const address of ['/downloads', '/_headers', '/404.html', '/images/course-ia-800.jpg'])
      assert.equal((await ask(address, { base: '' })).status, 404, address)
  })
