// Serves the build by a real nginx with the shipped configuration. It has to answer as the preview server
// does, which the unit tests cover.
import assert from 'node:assert/strict'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import test, { after } from 'node:test'
import { gunzipSync } from 'node:zlib'
import { preview } from 'vite'
import { readSettings, readVariables } from '../plugins/read-settings.ts'
import { startNginx } from './nginx.ts'

const { basePath: base } = readSettings(readVariables()).settings
const folder = mkdtempSync(path.join(tmpdir(), 'site-hosts-'))
/** A copy of the build, for files are put into it. */
const dist = path.join(folder, 'dist')
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
/** Types of text, which nginx compresses from its least size on. */
const TEXT = /^text|javascript|json|[/+]xml/
const LEAST_BYTES = 1024
const words = (list: string) => list.trim().split(/\s+/)

process.once('exit', () => rmSync(folder, { recursive: true }))
cpSync(process.env['SITE_DIST'] || 'dist', dist, { recursive: true })
for (const file of OWN_FILES) {
  mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
  writeFileSync(path.join(site, file), 'own page')
}
startNginx(folder, dist)
const wanted = await preview({
  preview: { port: 0, open: false },
  build: { outDir: site },
  logLevel: 'error',
})
after(() => wanted.close())
const plain = { socketPath: path.join(folder, 'plain') }
const secure = { socketPath: path.join(folder, 'secure'), rejectUnauthorized: false }
const { hostname, port } = new URL(wanted.resolvedUrls?.local[0] ?? '')

/** Asks for a path exactly as it is written: `fetch` would tidy it up first. */
async function ask(target: https.RequestOptions, address: string, method = 'GET') {
  const { request } = target === secure ? https : http
  const headers = { 'Accept-Encoding': 'gzip' }
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const options = { ...target, path: address, method, headers, agent: false }
    request(options, resolve).on('error', reject).end()
  })
  const sent = await buffer(response)
  const isCompressed = response.headers['content-encoding'] === 'gzip'
  const body = isCompressed ? gunzipSync(sent) : sent
  return { status: response.statusCode, headers: response.headers, body, isCompressed }
}

type Answer = Awaited<ReturnType<typeof ask>>
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

void test('Every file is served whole, with its headers and a type, and compressed if it is text', async () => {
  const files = readdirSync(site, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(site, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).map(encodeURIComponent).join('/'))
  for (const file of files) {
    const { headers, body, isCompressed } = await assertAlike(`${base}/${file}`)
    const type = String(headers['content-type'])
    assert.doesNotMatch(type, /octet-stream/, file)
    assert.equal(isCompressed, TEXT.test(type) && body.length >= LEAST_BYTES, `${file}: ${type}`)
    if (isCompressed) assert.equal(headers['vary'], 'Accept-Encoding')
    // By it nginx knows what has not changed.
    assert.ok(headers['etag'], file)
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

void test('Nothing but reading is answered, also over https, and no version is told', async () => {
  assert.equal((await ask(plain, `${base}/`, 'POST')).status, 405)
  const { headers } = await ask(plain, `${base}/`)
  const upgraded = await ask(secure, `${base}/`)
  const policy = 'content-security-policy'
  // Only the policy over https upgrades insecure requests.
  assert.equal(upgraded.headers[policy], String(headers[policy]) + UPGRADE)
  assert.equal(upgraded.headers['server'], 'nginx')
})
