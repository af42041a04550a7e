// Serves the build by a real nginx with the shipped configuration and asks for what matters. What it
// should answer is read from another host's file, so that the two cannot differ.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { builtSite } from './built-site.mjs'
import { startNginx } from './nginx.mjs'

const { dist: DIST, site: SITE, base: BASE } = await builtSite()
const UPGRADE = '; upgrade-insecure-requests'
/** What an owner may put into `public`; the last one by oversight. */
const OWN_FILES = ['owner-test.html', 'owner-test-folder/index.html', '.owner-test']

process.once('exit', () => {
  for (const file of OWN_FILES)
    rmSync(path.join(SITE, file.split('/')[0] ?? ''), { recursive: true, force: true })
})
for (const file of OWN_FILES) {
  mkdirSync(path.join(SITE, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(SITE, file), 'own page')
}
const server = await startNginx(DIST)
after(() => server.stop())

/**
 * Asks for a path exactly as it is written: `fetch` would tidy it up first.
 * @param {string} address in the folder of the site
 * @param {http.RequestOptions & { origin?: string, base?: string }} [options]
 * @returns {Promise<{ status: number | undefined, headers: http.IncomingHttpHeaders, body: Buffer }>}
 */
function ask(address, { origin = server.origin, base = BASE, ...options } = {}) {
  const { request } = origin.startsWith('https') ? https : http
  const { hostname, port } = new URL(origin)
  const asked = { hostname, port, path: base + address, agent: false, rejectUnauthorized: false }
  return new Promise((resolve, reject) => {
    request({ ...asked, ...options }, (response) => {
      const { statusCode: status, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

/** @param {string} file of the site */
const read = (file) => readFileSync(path.join(SITE, file))

/** @param {string} folder of the site, with those in it */
function filesIn(folder) {
  return readdirSync(path.join(SITE, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(SITE, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
}

/** @type {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} */
const { headers: rules } = JSON.parse(readFileSync(path.join(DIST, 'vercel.json'), 'utf8'))

/**
 * Looks for the headers that the rule of every path and one of its own give, the last value counting.
 * @param {http.IncomingHttpHeaders} headers
 * @param {string} [rule]
 * @param {boolean} [encrypted] over https, and there alone, what is insecure is upgraded
 */
function assertHeaders(headers, rule = '/(.*)', encrypted = false) {
  const given = ['/(.*)', rule].map((source) => rules.find((it) => it.source === BASE + source))
  assert.ok(given[1], `nothing is said of ${rule}`)
  const values = given.flatMap((it) => it?.headers.map(({ key, value }) => [key, value]) ?? [])
  for (const [name, value] of Object.entries(Object.fromEntries(values)))
    assert.equal(headers[name.toLowerCase()], encrypted ? value : value.replace(UPGRADE, ''), rule)
}

void test('Every address of a page is answered with the page and its headers', async () => {
  for (const [address, rule] of Object.entries({
    '/': '/',
    '/?utm_source=mail': '/',
    '/downloads': '/downloads',
    '/downloads/': '/downloads',
    '/download': '/download',
    '/download/a+b%2Bc%3D%3D': '/download/:token',
    '/download/eyJ/': '/download/:token',
  })) {
    const { status, headers, body } = await ask(address)
    assert.equal(status, 200, address)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assertHeaders(headers, rule)
    assert.match(body.toString(), /<div id="root"/)
  }
})

void test('What is not there, or is not for visitors, is answered with the 404 page', async () => {
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
    '/_headers',
    '/_nginx.conf',
    '/vercel.json',
    '/.owner-test',
    '/assets/../_headers',
    '/assets/..%2f_headers',
  ]) {
    const { status, headers, body } = await ask(address)
    assert.equal(status, 404, address)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(headers['cache-control'], 'no-cache')
    assertHeaders(headers)
    assert.ok(body.equals(read('404.html')), address)
  }
  // Where a path would climb out of the root nginx does not even look for a page.
  assert.equal((await ask('/%2e%2e/etc/passwd', { base: '' })).status, 400)
})

void test('Every file of the build is served whole, with a type and its caching', async () => {
  const folders = ['assets', 'flags', 'icons', 'images', 'pdfs']
  for (const folder of folders.filter((name) => existsSync(path.join(SITE, name))))
    for (const file of filesIn(folder)) {
      const { status, headers, body } = await ask(
        `/${file.split('/').map(encodeURIComponent).join('/')}`,
      )
      assert.equal(status, 200, file)
      assert.doesNotMatch(String(headers['content-type']), /octet-stream|text\/plain/, file)
      assertHeaders(headers, `/${folder}/(.*)`)
      assert.ok(body.equals(read(file)), file)
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
  const { etag } = (await ask('/')).headers
  const again = await ask('/', { headers: { 'If-None-Match': etag } })
  assert.equal(again.status, 304)
  assertHeaders(again.headers, '/')
})

void test('What is text is sent compressed', async () => {
  const style = readdirSync(path.join(SITE, 'assets')).find((file) => /^style.*\.css$/.test(file))
  const pages = { '/': 'index.html', '/download/eyJ': 'download/index.html', '/nada': '404.html' }
  const asked = { headers: { 'Accept-Encoding': 'gzip' } }
  for (const [address, file] of [
    ...Object.entries(pages),
    [`/assets/${style}`, `assets/${style}`],
  ]) {
    const { headers, body } = await ask(String(address), asked)
    assert.equal(headers['content-encoding'], 'gzip', address)
    assert.equal(headers['vary'], 'Accept-Encoding')
    assert.ok(gunzipSync(body).equals(read(String(file))), address)
  }
})

void test('Nothing but reading is answered, also over https, and no version is told', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await ask('/', { method })).status, 405)
  assert.equal((await ask('/', { method: 'HEAD' })).body.length, 0)
  const { headers } = await ask('/', { origin: server.secureOrigin })
  assert.match(String(headers['content-security-policy']), new RegExp(UPGRADE))
  assertHeaders(headers, '/', true)
  assert.equal(headers['server'], 'nginx')
})

if (BASE)
  void test('Above its folder there is nothing of the site but the way in', async () => {
    const { status, headers } = await ask('')
    assert.equal(status, 301)
    assert.equal(headers['location'], `${BASE}/`)
    for (const address of ['/downloads', '/_headers', '/404.html', `/${filesIn('images')[0]}`])
      assert.equal((await ask(address, { base: '' })).status, 404, address)
  })

if (existsSync(path.join(SITE, 'admin')))
  void test('The editor is served whole, under a policy of its own', async () => {
    for (const file of ['', ...readdirSync(path.join(SITE, 'admin/assets'))]) {
      const address = file ? `/admin/assets/${file}` : '/admin/'
      const { status, headers, body } = await ask(address)
      assert.equal(status, 200, address)
      assert.doesNotMatch(String(headers['content-type']), /octet-stream|text\/plain/, address)
      assertHeaders(headers, '/admin/(.*)')
      assert.ok(body.equals(read(file ? address : 'admin/index.html')), address)
    }
    assertHeaders((await ask('/admin')).headers, '/admin')
  })
