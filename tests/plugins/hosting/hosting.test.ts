// @vitest-environment node
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, preview } from 'vite'
import type { InlineConfig } from 'vite'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readHeadersFile } from '../../../plugins/hosting/headers-file.ts'
import { hosting } from '../../../plugins/hosting/hosting.ts'
import { inlineHashes } from '../../../plugins/hosting/inline-hashes.ts'
import { staticHost } from '../../../plugins/static-host.ts'
import { HOSTED } from './settings.ts'

const PAGE = `<!doctype html><html><head><meta charset="utf-8" />
<title>site</title><script>window.name = 'inline'</script></head><body>${'text '.repeat(500)}</body></html>`

/** A site with a page for each address and one picture, built and ready to be served. */
async function buildSite(): Promise<{ config: InlineConfig; inDist: (file: string) => string }> {
  const root = mkdtempSync(path.join(tmpdir(), 'hosting-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  writeFileSync(path.join(root, 'index.html'), PAGE)
  for (const [file, text] of [
    ['404.html', '<title>not found</title>'],
    ['downloads/index.html', '<title>downloads</title>'],
    ['download/index.html', '<title>download</title><script>window.name = "other"</script>'],
    ['images/a.svg', '<svg/>'],
    ['assets/a.js', 'export {}'],
  ] as const) {
    mkdirSync(path.join(root, 'public', path.dirname(file)), { recursive: true })
    writeFileSync(path.join(root, 'public', file), text)
  }
  const config: InlineConfig = {
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'mpa',
    plugins: [hosting(HOSTED), staticHost()],
    preview: { port: 0, host: '127.0.0.1' },
  }
  await build(config)
  return { config, inDist: (file) => path.join(root, 'dist', file) }
}

describe('a build', () => {
  it('holds what every host reads, beside the site', async () => {
    const { inDist } = await buildSite()
    expect(readdirSync(inDist('.'))).toEqual(
      expect.arrayContaining(['_headers', '_redirects', '_nginx.conf', 'vercel.json']),
    )
  })

  it('has every inline script of its pages in its policy, its own for Trusted Types too', async () => {
    const { inDist } = await buildSite()
    const [everywhere] = readHeadersFile(readFileSync(inDist('_headers'), 'utf8'))
    const policy = everywhere?.headers['Content-Security-Policy'] ?? ''
    const home = readFileSync(inDist('index.html'), 'utf8')
    expect(home).toContain("trustedTypes.createPolicy('default'")
    expect(home).toContain('https://counter.example/u/script.js')

    const scripts = [home, readFileSync(inDist('download/index.html'), 'utf8')].map(
      (page) => inlineHashes([page]).scripts,
    )
    expect(scripts.map(({ length }) => length)).toEqual([2, 1])
    for (const hash of scripts.flat()) expect(policy).toContain(`'${hash}'`)
    expect(readFileSync(inDist('_nginx.conf'), 'utf8')).toContain(policy.slice(0, 200))
    expect(readFileSync(inDist('vercel.json'), 'utf8')).toContain(policy)
  })

  it('compresses what is text and worth it', async () => {
    const { inDist } = await buildSite()
    const page = readFileSync(inDist('index.html'), 'utf8')
    expect(gunzipSync(readFileSync(inDist('index.html.gz'))).toString()).toBe(page)
    expect(brotliDecompressSync(readFileSync(inDist('index.html.br'))).toString()).toBe(page)
    expect(readdirSync(inDist('images'))).toEqual(['a.svg'])
  })

  it('can be repeated into the same folder', async () => {
    const { config, inDist } = await buildSite()
    const before = readdirSync(inDist('.'), { recursive: true })
    await build({ ...config, build: { emptyOutDir: false } })
    expect(readdirSync(inDist('.'), { recursive: true })).toEqual(before)
  })
})

describe('the preview server', () => {
  it('answers with the statuses, pages and headers of a host', async () => {
    const { config } = await buildSite()
    const server = await preview(config)
    onTestFinished(() => server.close())
    const ask = async (address: string) => {
      const response = await fetch(new URL(address, server.resolvedUrls?.local[0]))
      const title = /<title>([^<]*)/.exec(await response.text())?.[1]
      return {
        status: response.status,
        title,
        header: (name: string) => response.headers.get(name),
      }
    }

    const answers: Record<string, [status: number, title: string | undefined, caching: string]> = {
      '/': [200, 'site', 'no-cache'],
      '/downloads': [200, 'downloads', 'no-cache'],
      '/downloads/?q=1': [200, 'downloads', 'no-cache'],
      '/download': [200, 'download', 'no-cache'],
      '/download/abc': [200, 'download', 'no-cache'],
      '/assets/a.js': [200, undefined, 'public, max-age=31536000, immutable'],
      '/images/a.svg': [200, undefined, 'public, max-age=86400, stale-while-revalidate=604800'],
      '/assets/b.js': [404, 'not found', 'no-cache'],
      '/download/a/b': [404, 'not found', 'no-cache'],
      '/nada': [404, 'not found', 'no-cache'],
      '/index.html': [404, 'not found', 'no-cache'],
      '/index.html.br': [404, 'not found', 'no-cache'],
      '/_headers': [404, 'not found', 'no-cache'],
      '/vercel.json': [404, 'not found', 'no-cache'],
    }
    for (const [address, [status, title, caching]] of Object.entries(answers)) {
      const { header, ...answer } = await ask(address)
      expect({ address, ...answer, caching: header('cache-control') }).toEqual({
        address,
        status,
        title,
        caching,
      })
      // A phone in the local network sees the site over plain http.
      expect(header('content-security-policy')).toMatch(
        /^default-src 'none'; .*trusted-types default dompurify$/,
      )
    }
    expect((await ask('/download/abc')).header('referrer-policy')).toBe('no-referrer')
    expect((await ask('/nada')).header('referrer-policy')).toBe('strict-origin-when-cross-origin')
  })
})
