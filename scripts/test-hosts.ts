// Serves the build by a real nginx with the shipped configuration. It has to answer as the preview server
// does, which the unit tests cover.
import assert from 'node:assert/strict'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { preview } from 'vite'
import { readSettings } from '../plugins/read-settings.ts'
import { readVariables } from '../plugins/settings/read-variables.ts'
import { startNginx } from './nginx.ts'

const { basePath: base } = readSettings(readVariables()).settings
/** A copy of the build, for files are put into it. */
const dist = mkdtempSync(path.join(tmpdir(), 'site-hosts-'))
const site = path.join(dist, base)
const UPGRADE = '; upgrade-insecure-requests'
/** What an owner may put into `public`; the last one by oversight. */
const OWN_FILES = ['owner-test.html', 'owner-test-folder/index.html', '.owner-test']
const ADDRESSES = `
  / /?utm_source=mail /downloads /downloads/ /download /download/a+b%2Bc%3D%3D /download/eyJ/
  /nada /Downloads /download/a/b /downloads// /assets/ /assets/index-missing.js
  /index.html /404.html /downloads/index.html /_headers /_redirects /_nginx.conf /vercel.json
  /owner-test.html /owner-test-folder/ /owner-test-folder /.owner-test
`
const HEADERS = `
  cache-control content-security-policy referrer-policy x-robots-tag x-content-type-options
  strict-transport-security permissions-policy
  cross-origin-opener-policy cross-origin-resource-policy
`
const words = (list: string) => list.trim().split(/\s+/)

process.once('exit', () => rmSync(dist, { recursive: true, force: true }))
cpSync(process.env['SITE_DIST'] || 'dist', dist, { recursive: true })
for (const file of OWN_FILES) {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(site, file), 'own page')
}
const nginx = await startNginx(dist)
const wanted = await preview({
  preview: { port: 0, open: false },
  build: { outDir: site },
  logLevel: 'error',
})
after(() => Promise.all([nginx.stop(), wanted.close()]))
const plain = { socketPath: nginx.plain }
const secure = { socketPath: nginx.secure, rejectUnauthorized: false }
const { hostname, port } = new URL(wanted.resolvedUrls?.local[0] ?? '')

interface Answer {
  status: number | undefined
  headers: http.IncomingHttpHeaders
  body: Buffer
}

/** Asks for a path exactly as it is written: `fetch` would tidy it up first. */
function ask(target: https.RequestOptions, address: string, options: https.RequestOptions = {}) {
  const { request } = target === secure ? https : http
  return new Promise<Answer>((resolve, reject) => {
    request({ ...target, path: address, agent: false, ...options }, (response) => {
      const { statusCode: status, headers } = response
      buffer(response).then((body) => resolve({ status, headers, body }), reject)
    })
      .on('error', reject)
      .end()
  })
}

const told = ({ headers }: Answer) => words(HEADERS).map((name) => [name, headers[name]])

async function assertAlike(address: string): Promise<Answer> {
  const answer = await ask(plain, address)
  const expected = await ask({ hostname, port }, address)
  assert.deepEqual([answer.status, told(answer)], [expected.status, told(expected)], address)
  assert.ok(answer.body.equals(expected.body), address)
  return answer
}

void test('Every address is answered as by the preview server, with the page, or the 404 one', async () => {
  for (const address of words(ADDRESSES)) {
    const { headers } = await assertAlike(base + address)
    assert.equal(headers['content-type'], 'text/html; charset=utf-8', address)
  }
})

void test('Every file is served whole, with its headers and a type', async () => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).map(encodeURIComponent).join('/'))
  for (const file of files) {
    const { headers } = await assertAlike(`${base}/${file}`)
    assert.doesNotMatch(String(headers['content-type']), /octet-stream/, file)
  }
  const manifest = await ask(plain, `${base}/site.webmanifest`)
  assert.equal(manifest.headers['content-type'], 'application/manifest+json')
})

void test('No path climbs to what is not for visitors, or out of the folder', async () => {
  for (const [address, status] of [
    ['//downloads', 404],
    ['/assets/../_headers', 404],
    ['/assets/..%2f_headers', 404],
    // nginx itself refuses this.
    ['/%2e%2e/etc/passwd', 400],
  ] as const)
    assert.equal((await ask(plain, address)).status, status, address)
  if (!base) return
  const { status, headers } = await ask(plain, base)
  assert.deepEqual([status, headers['location']], [301, `${base}/`])
  for (const address of ['/downloads', '/_headers', '/404.html', '/favicon.svg'])
    await assertAlike(address)
})

void test('What is text is sent compressed, and not again where it has not changed', async () => {
  const style = readdirSync(path.join(site, 'assets')).find((file) => /^style.*\.css$/.test(file))
  const asked = { headers: { 'Accept-Encoding': 'gzip' } }
  for (const [address, file] of [
    ['/', 'index.html'],
    ['/nada', '404.html'],
    [`/assets/${style}`, `assets/${style}`],
  ]) {
    const { headers, body } = await ask(plain, `${base}${address}`, asked)
    assert.deepEqual([headers['content-encoding'], headers['vary']], ['gzip', 'Accept-Encoding'])
    assert.ok(gunzipSync(body).equals(readFileSync(path.join(site, String(file)))), address)
  }
  const { etag } = (await ask(plain, `${base}/`)).headers
  const again = await ask(plain, `${base}/`, { headers: { 'If-None-Match': etag } })
  assert.equal(again.status, 304)
})

void test('Nothing but reading is answered, also over https, and no version is told', async () => {
  for (const method of ['POST', 'PUT', 'DELETE'])
    assert.equal((await ask(plain, `${base}/`, { method })).status, 405)
  assert.equal((await ask(plain, `${base}/`, { method: 'HEAD' })).body.length, 0)
  const { headers } = await ask(plain, `${base}/`)
  const upgraded = await ask(secure, `${base}/`)
  const policy = 'content-security-policy'
  // Only the policy over https upgrades insecure requests.
  assert.equal(upgraded.headers[policy], String(headers[policy]) + UPGRADE)
  assert.equal(upgraded.headers['server'], 'nginx')
})
