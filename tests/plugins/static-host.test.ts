import { utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { preview } from 'vite'
import type { InlineConfig } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { headersFile } from '../../plugins/hosting/headers-file.ts'
import { headerRules } from '../../plugins/hosting/rules.ts'
import { staticHost } from '../../plugins/static-host.ts'
import { createSite } from './temporary-site.ts'

const POLICY = "default-src 'none'"

const FILES = {
  'dist/_headers': headersFile(headerRules(`${POLICY}; upgrade-insecure-requests`)),
  'dist/index.html': 'home',
  'dist/downloads/index.html': 'downloads',
  'dist/download/index.html': 'download',
  'dist/404.html': 'missing',
  'dist/assets/app.js': 'code',
}

async function serve(files: Record<string, string> = FILES, options: InlineConfig = {}) {
  const { config } = createSite(files, [staticHost()])
  const server = await preview({ ...config, ...options, appType: 'mpa' })
  onTestFinished(() => server.close())
  return Object.assign(
    (address: string) => fetch(new URL(server.resolvedUrls?.local[0] ?? '').origin + address),
    { root: String(config.root) },
  )
}

describe('the preview server', () => {
  it('answers like a static host', async () => {
    const get = await serve()
    const answers: Record<string, [status: number, page: string]> = {
      '/': [200, 'home'],
      '/?utm=1': [200, 'home'],
      '/downloads': [200, 'downloads'],
      '/downloads/': [200, 'downloads'],
      '/download': [200, 'download'],
      '/download/': [200, 'download'],
      '/download/abc%3D%3D?x=1': [200, 'download'],
      '/assets/app.js': [200, 'code'],
      '/assets/gone.js': [404, 'missing'],
      '/pdfs/gone.pdf': [404, 'missing'],
      '/nada': [404, 'missing'],
      '/download/a/b': [404, 'missing'],
      '/downloads/x': [404, 'missing'],
      '/index.html': [404, 'missing'],
      '/index.html.br': [404, 'missing'],
      '/_headers': [404, 'missing'],
      '/vercel.json': [404, 'missing'],
      '//': [404, 'missing'],
      '/downloads//': [404, 'missing'],
      '//assets/app.js': [404, 'missing'],
    }
    for (const [path, answer] of Object.entries(answers)) {
      const response = await get(path)
      expect([path, response.status, await response.text()]).toEqual([path, ...answer])
    }
  })

  it('serves a site in a folder, and nothing of it above', async () => {
    const inFolder = Object.entries(FILES).map(([file, text]) => [
      file.replace('dist/', 'dist/austral/'),
      text,
    ])
    const rules = headersFile(headerRules(POLICY, '/austral'))
    const files = { ...Object.fromEntries(inFolder), 'dist/_headers': rules }
    const get = await serve(files, { base: '/austral/', build: { outDir: 'dist/austral' } })
    for (const [address, status, text] of [
      ['/austral/', 200, 'home'],
      ['/austral/downloads', 200, 'downloads'],
      ['/austral/download/abc', 200, 'download'],
      ['/austral/assets/app.js', 200, 'code'],
      ['/austral/nada', 404, 'missing'],
    ] as const) {
      const response = await get(address)
      expect([address, response.status, await response.text()]).toEqual([address, status, text])
      expect(response.headers.get('Content-Security-Policy')).toBe(POLICY)
    }
    expect((await get('/downloads')).status).toBe(404)
    expect((await get('/_headers')).status).toBe(404)
  })

  it('sends the headers of the build, on missing pages too', async () => {
    const get = await serve()
    for (const path of ['/', '/downloads', '/download/abc', '/nada']) {
      const { headers } = await get(path)
      // A phone in the local network sees the site over plain http.
      expect(headers.get('Content-Security-Policy')).toBe(POLICY)
      expect(headers.get('Cache-Control')).toBe('no-cache')
    }
    const { headers } = await get('/assets/app.js')
    expect(headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
    expect((await get('/nada')).headers.get('Referrer-Policy')).toBe(
      'strict-origin-when-cross-origin',
    )
  })

  it('serves the new policy when the site is built again', async () => {
    const get = await serve()
    expect((await get('/')).headers.get('Content-Security-Policy')).toBe(POLICY)
    const file = join(get.root, 'dist/_headers')
    writeFileSync(file, headersFile(headerRules("default-src 'self'")))
    utimesSync(file, new Date(), new Date(Date.now() + 5000))
    expect((await get('/')).headers.get('Content-Security-Policy')).toBe("default-src 'self'")
  })

  it('keeps the address of a download to itself', async () => {
    const { headers } = await (await serve())('/download/abc')
    expect(headers.get('Referrer-Policy')).toBe('no-referrer')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
  })
})
