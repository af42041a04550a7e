// Serves the build by a real nginx with the shipped configuration and asks for what matters. What it
// should answer is read from another host's file, so that the two cannot differ.
import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { startNginx } from './nginx.mjs'

const DIST = process.env['SITE_DIST'] ?? 'dist'
/** Folder of the host in which the build is: it was made with the same setting. */
const BASE = (process.env['VITE_BASE_PATH'] ?? '/').slice(0, -1)
const SITE = path.join(DIST, BASE)
const UPGRADE = '; upgrade-insecure-requests'
/** What an owner may put into `public`; the last one by oversight. */
const OWN_FILES = ['owner-test.html', 'owner-test-folder/index.html', '.owner-test']

for (const file of OWN_FILES) {
  mkdirSync(path.join(SITE, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(SITE, file), 'own page')
}
const server = await startNginx(DIST)
after(async () => {
  await server.stop()
  for (const file of OWN_FILES)
    rmSync(path.join(SITE, file.split('/')[0] ?? ''), { recursive: true })
})

/** @typedef {{ headers?: Record<string, string>, method?: string, origin?: string, base?: string }} Options */

/**
 * A path of the site exactly as it is written: `fetch` would tidy it up first.
 * @param {string} address
 * @param {Options} [options]
 * @returns {Promise<{ status: number, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function ask(address, { headers = {}, method = 'GET', origin = server.origin, base = BASE } = {}) {
  const { request } = origin.startsWith('https') ? https : http
  const { hostname, port } = new URL(origin)
  const options = { hostname, port, path: base + address, method, headers, agent: false }
  return new Promise((resolve, reject) => {
    request({ ...options, rejectUnauthorized: false }, (response) => {
      const { statusCode: status = 0, headers: answered } = response
      buffer(response).then((body) => resolve({ status, headers: answered, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** @type {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} */
const rules = JSON.parse(readFileSync(path.join(DIST, 'vercel.json'), 'utf8'))

/**
 * The headers that the rules of some paths give, the last value counting.
 * @param {string[]} paths
 */
function expected(...paths) {
  const given = ['/(.*)', ...paths].flatMap((source) => {
    const rule = rules.headers.find((known) => known.source === BASE + source)
    assert.ok(rule, `nothing is said of ${source}`)
    return rule.headers.map(({ key, value }) => [key.toLowerCase(), value])
  })
  return Object.fromEntries(given)
}

/**
 * @param {http.IncomingHttpHeaders} headers
 * @param {string[]} paths
 */
function assertHeaders(headers, ...paths) {
  for (const [name, value] of Object.entries(expected(...paths)))
    assert.equal(headers[name], value.replace(UPGRADE, ''), `${name} of ${paths.join()}`)
}

const assets = readdirSync(path.join(SITE, 'assets')).filter((file) => !/\.(br|gz)$/.test(file))
// Not the entry: it is too small for a compressed copy.
const script = `/assets/${assets.find((file) => /^site-.*\.js$/.test(file))}`

void test('Every address of a page is answered with the page and its headers', async () => {
  for (const [address, rule] of [
    ['/', '/'],
    ['/?utm_source=mail', '/'],
    ['/downloads', '/downloads'],
    ['/downloads/', '/downloads'],
    ['/download', '/download'],
    ['/download/a+b%2Bc%3D%3D', '/download/:token'],
    ['/download/eyJ/', '/download/:token'],
  ]) {
    const { status, headers, body } = await ask(String(address))
    assert.equal(status, 200, address)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assertHeaders(headers, String(rule))
    assert.match(body.toString(), /<div id="root"/)
  }
})

for (const address of [
  '/nada',
  '/Downloads',
  '/download/a/b',
  '/downloads//',
  '//downloads',
  '/assets/',
  '/assets/index-missing.js',
  '/index.html',
  '/404.html',
  '/downloads/index.html',
  `${script}.br`,
  '/_headers',
  '/_nginx.conf',
  '/vercel.json',
  '/.owner-test',
  '/assets/../_headers',
  '/assets/..%2f_headers',
  '/%2e%2e/etc/passwd',
]) {
  void test(`${address} is not there`, async () => {
    const { status, headers, body } = await ask(address)
    // Where a path would climb out of the root nginx does not even look for a page.
    if (status === 400) return assert.match(address, /%2e%2e/)
    assert.equal(status, 404)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assertHeaders(headers)
    assert.ok(body.equals(readFileSync(path.join(SITE, '404.html'))))
  })
}

void test('Every file of the build is served whole, with a type and its caching', async () => {
  for (const folder of ['assets', 'flags', 'icons', 'images', 'pdfs']) {
    for (const file of readdirSync(path.join(SITE, folder)).filter(
      (name) => !/\.(br|gz)$/.test(name),
    )) {
      const { status, headers, body } = await ask(`/${folder}/${encodeURIComponent(file)}`)
      assert.equal(status, 200, file)
      assert.doesNotMatch(String(headers['content-type']), /octet-stream|text\/plain/, file)
      assertHeaders(headers, `/${folder}/(.*)`)
      assert.ok(body.equals(readFileSync(path.join(SITE, folder, file))), file)
    }
  }
})

void test('What has no hash in its name at the top is checked again each time', async () => {
  for (const [file, type] of Object.entries({
    '/robots.txt': 'text/plain; charset=utf-8',
    '/site.webmanifest': 'application/manifest+json',
    '/favicon.svg': 'image/svg+xml; charset=utf-8',
    '/owner-test.html': 'text/html; charset=utf-8',
    '/owner-test-folder/': 'text/html; charset=utf-8',
    '/owner-test-folder': 'text/html; charset=utf-8',
  })) {
    const { status, headers } = await ask(file)
    assert.equal(status, 200, file)
    assert.equal(headers['content-type'], type)
    assert.equal(headers['cache-control'], 'no-cache', file)
    assertHeaders(headers)
  }
  const { headers } = await ask('/')
  const again = await ask('/', { headers: { 'If-None-Match': String(headers.etag) } })
  assert.equal(again.status, 304)
  assertHeaders(again.headers, '/')
})

void test('Pages, scripts and the 404 page are sent compressed as the build wrote them', async () => {
  for (const [coding, ending] of [['gzip', 'gz'], ...(server.brotli ? [['br', 'br']] : [])]) {
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
  }
})

void test('Over https, and there alone, what is insecure is upgraded', async () => {
  const policy = expected()['content-security-policy']
  assert.match(policy, new RegExp(UPGRADE))
  const encrypted = await ask('/', { origin: server.secureOrigin })
  assert.equal(encrypted.headers['content-security-policy'], policy)
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
