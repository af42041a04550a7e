// A real nginx has to answer as the preview server does, which the unit tests cover.
import { spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { APIResponse } from '@playwright/test'
import { installed } from '../support/apt-install.mjs'
import { expect, siteTest } from '../support/fixtures.ts'
import { site } from '../support/site.ts'

const { basePath: base } = site
const POLICY = 'content-security-policy'
const OWN_FILES = ['owner-test.html', 'owner-test-folder/index.html', '.owner-test']
const ADDRESSES = `
  / /?utm_source=mail /downloads /downloads/ /download /download/a+b%2Bc%3D%3D /download/eyJ/
  /nada /Downloads /download/a/b /downloads// //downloads /assets/ /assets/index-missing.js
  /index.html /404.html /downloads/index.html /_headers /%5Fheaders /_redirects /_nginx.conf
  /owner-test.html /owner-test.html?x /owner-test-folder/ /owner-test-folder /.owner-test
`
const HEADERS = `
  cache-control content-security-policy referrer-policy x-robots-tag x-content-type-options
  strict-transport-security permissions-policy
  cross-origin-opener-policy cross-origin-resource-policy
`
const TEXT = /^text|javascript|json|[/+]xml/
const LEAST_BYTES = 1024
const words = (list: string) => list.trim().split(/\s+/)

const HTTP = 'http://127.0.0.1:4180'
const HTTPS = 'https://127.0.0.1:4181'
const LISTEN = 'listen 127.0.0.1:4180; listen 127.0.0.1:4181 ssl;'
/** The first server at its ports, which takes "//" for "/", as nginx does unless it is told. */
const OTHER_SITE = `server { ${LISTEN} server_name other.example; return 204; }`
const NGINX = '/usr/sbin/nginx'
const CERTIFICATE =
  'req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout key -out cert'
const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

function configuration(folder: string): string {
  const shipped = readFileSync('deploy/nginx.conf', 'utf8')
    .replace(/listen 80;\n.*listen .*;/, LISTEN)
    .replace('server_name _', 'server_name 127.0.0.1')
    .replaceAll('/var/www/site', folder)
  return `
daemon off;
master_process off;
error_log stderr crit;
pid pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ssl_certificate cert;
  ssl_certificate_key key;
  ${TEMPORARY.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${OTHER_SITE}
  ${shipped}
}
`
}

const test = siteTest.extend<{ ask: (address: string) => Promise<APIResponse> }>({
  build: [
    async ({ build }, provide, { project }) => {
      const folder = path.join(project.outputDir, 'nginx')
      const dist = path.join(folder, 'dist')
      cpSync(build.dist, dist, { recursive: true })
      for (const file of OWN_FILES) {
        mkdirSync(path.join(dist, base, path.dirname(file)), { recursive: true })
        writeFileSync(path.join(dist, base, file), 'own page')
      }
      installed('nginx-light', () => existsSync(NGINX))
      installed('openssl', () => !spawnSync('openssl', ['version']).error)
      spawnSync('openssl', CERTIFICATE.split(' '), { cwd: folder })
      writeFileSync(path.join(folder, 'nginx.conf'), configuration(dist))
      const nginx = spawn(NGINX, ['-p', folder, '-c', 'nginx.conf'], { stdio: 'inherit' })
      await expect.poll(() => fetch(HTTP).then(Boolean, () => false)).toBe(true)
      await provide({ ...build, dist })
      nginx.kill()
    },
    { scope: 'worker' },
  ],

  ask: async ({ origin, request }, provide) => {
    const told = (answer: APIResponse) => [
      answer.status(),
      ...words(HEADERS).map((name) => [name, answer.headers()[name]]),
    ]
    await provide(async (address) => {
      const answer = await request.get(HTTP + address, { maxRedirects: 0 })
      const wanted = await request.get(origin + address, { maxRedirects: 0 })
      expect(told(answer), address).toEqual(told(wanted))
      expect((await answer.body()).equals(await wanted.body()), address).toBe(true)
      return answer
    })
  },
})

test('Every address is answered as by the preview server, with the page, or the 404 one', async ({
  ask,
}) => {
  for (const address of words(ADDRESSES)) {
    const answer = await ask(base + address)
    expect(answer.headers()['content-type'], address).toBe('text/html; charset=utf-8')
  }
})

test('Every file is served whole, with its headers and a type, and compressed if it is text', async ({
  ask,
  build,
}) => {
  const folder = path.join(build.dist, base)
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).map(encodeURIComponent).join('/'))
  for (const file of files) {
    const answer = await ask(`${base}/${file}`)
    const { 'content-type': type = '', 'content-encoding': encoding, ...headers } = answer.headers()
    expect(type, file).not.toContain('octet-stream')
    const isLong = (await answer.body()).length >= LEAST_BYTES
    expect(encoding, `${file}: ${type}`).toBe(TEXT.test(type) && isLong ? 'gzip' : undefined)
    if (encoding) expect(headers['vary']).toBe('Accept-Encoding')
    expect(headers['etag'], file).toBeTruthy()
    if (file === 'site.webmanifest') expect(type).toBe('application/manifest+json')
  }
})

if (base)
  test('A site in a folder has nothing above it', async ({ ask, request }) => {
    const answer = await request.get(HTTP + base, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, `${base}/`])
    for (const address of ['/downloads', '/_headers', '/404.html', '/favicon.svg'])
      await ask(address)
  })

test('Nothing but reading is answered, also over https, and no version is told', async ({
  request,
}) => {
  expect((await request.post(`${HTTP}${base}/`)).status()).toBe(405)
  const plain = await request.get(`${HTTP}${base}/`)
  const secure = await request.get(`${HTTPS}${base}/`, { ignoreHTTPSErrors: true })
  // Only the policy over https upgrades insecure requests.
  expect(secure.headers()[POLICY]).toBe(`${plain.headers()[POLICY]}; upgrade-insecure-requests`)
  expect(secure.headers()['server']).toBe('nginx')
})
