import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { preview } from 'vite'
import { expect, it, onTestFinished } from 'vitest'
import { contentSecurityPolicy } from '../../../plugins/hosting/content-security-policy.ts'
import { staticHost } from '../../../plugins/hosting/static-host.ts'
import { siteWith } from '../../support/site-with.ts'
import { createProject } from '../vite-project.ts'

const { site } = siteWith({})
const SCRIPT_HASH = 'sha256-X+zrZv/IbzjZUnhsbWlsecLbwjndTpG0ZynXOif7V+k='
/** Without encryption: a phone in the local network sees the site over plain http. */
const POLICY = contentSecurityPolicy([], site).replace('; upgrade-insecure-requests', '')

const FILES = {
  'dist/index.html': 'home',
  'dist/downloads/index.html': 'downloads',
  'dist/download/index.html': 'download',
  'dist/404.html': 'missing',
  'dist/assets/app.js': 'code',
  'dist/own.html': 'own',
  'dist/.own.html': 'hidden',
  'dist/.well-known/own.txt': 'known',
  'dist/own folder/index.html': 'own folder',
}

/** The site in a folder of its host, or at its top. */
async function serve(basePath = '') {
  const files = Object.entries(FILES).map(([file, text]) => [
    file.replace('dist', `dist${basePath}`),
    text,
  ])
  const { config, root } = createProject({ 'dist/_headers': '', ...Object.fromEntries(files) }, [
    staticHost({ ...site, basePath }),
  ])
  const server = await preview({
    ...config,
    base: `${basePath}/`,
    build: { outDir: `dist${basePath}` },
    appType: 'mpa',
  })
  onTestFinished(() => server.close())
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '')
  return { root, get: (address: string) => fetch(origin + address) }
}

it.each(['', '/austral'])('The preview server answers like a host, in "%s"', async (basePath) => {
  const { get } = await serve(basePath)
  for (const [address, status, text] of [
    ['/?utm=1', 200, 'home'],
    ['/downloads', 200, 'downloads'],
    ['/downloads/', 200, 'downloads'],
    ['/download/abc%3D%3D?x=1', 200, 'download'],
    ['/assets/app.js', 200, 'code'],
    // What an owner has put into the public folder.
    ['/own.html', 200, 'own'],
    ['/.own.html', 404, 'missing'],
    ['/.well-known/own.txt', 200, 'known'],
    ['/own%20folder/', 200, 'own folder'],
    ['/own%20folder', 200, 'own folder'],
    ['/assets/gone.js', 404, 'missing'],
    ['/nada', 404, 'missing'],
    ['/100%', 404, 'missing'],
    ['/%00', 404, 'missing'],
    ['/own.html/', 404, 'missing'],
    ['/Downloads', 404, 'missing'],
    ['/download/a/b', 404, 'missing'],
    ['/index.html', 404, 'missing'],
    ['/downloads/index.html', 404, 'missing'],
    ['/404.html', 404, 'missing'],
    ['/_headers', 404, 'missing'],
    ['/%5Fheaders', 404, 'missing'],
    ['/%2Eown.html', 404, 'missing'],
    ['//', 404, 'missing'],
    ['/downloads//', 404, 'missing'],
  ] as const) {
    const response = await get(basePath + address)
    expect([address, response.status, await response.text()]).toEqual([address, status, text])
  }
})

it('The preview server serves nothing of a site in a folder above it, but says so under its policy', async () => {
  const { get } = await serve('/austral')
  for (const address of ['/downloads', '/_headers', '/_nginx.conf']) {
    const response = await get(address)
    expect([response.status, await response.text()]).toEqual([404, 'missing'])
    expect(response.headers.get('Content-Security-Policy')).toBe(POLICY)
  }
})

// rules.test.ts tests which rules there are.
it('The preview server sends the headers of the build, on missing pages too, and without encryption', async () => {
  const { get } = await serve()
  for (const [address, caching] of [
    ['/nada', 'no-cache'],
    ['/own.html', 'no-cache'],
    ['/assets/app.js', 'public, max-age=31536000, immutable'],
  ] as const) {
    const { headers } = await get(address)
    expect(headers.get('Content-Security-Policy')).toBe(POLICY)
    expect(headers.get('Cache-Control')).toBe(caching)
  }
})

it('The preview server follows a site that is built again', async () => {
  const { root, get } = await serve()
  await get('/')
  writeFileSync(path.join(root, 'dist/index.html'), '<script>0</script>')
  writeFileSync(path.join(root, 'dist/404.html'), 'missing')
  expect((await get('/')).headers.get('Content-Security-Policy')).toContain(SCRIPT_HASH)
})
